import type { Queue, Run, Slots } from '../platform/queue/queue.ts';

/** While a thread grades one, the file of another is on its way here and the report of a third on its way out. */
const onTheirWay = 2;

/**
 * Grades what waits, in the line of single resumes and in that of those who brought many. Each has all of these slots
 * for itself: the threads of the second have a lower priority, so it gets what the first leaves of the processors. The
 * second has some more, so that none of its threads waits for a file.
 */
export function gradeLines(queue: Pick<Queue, 'work'>, slots: Slots, run: Run) {
  queue.work('review', slots, run);
  queue.work('bulk', { ...slots, atOnce: slots.atOnce + onTheirWay }, run);
}
