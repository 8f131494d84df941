import type { Queue, Run, Slots } from '../platform/queue/queue.ts';

/**
 * Grades what waits, in the line of single resumes and in that of those who brought many. Each has all of these slots
 * for itself: the threads of the second have a lower priority, so it gets what the first leaves of the processors.
 */
export function gradeLines(queue: Pick<Queue, 'work'>, slots: Slots, run: Run) {
  queue.work('review', slots, run);
  queue.work('bulk', slots, run);
}
