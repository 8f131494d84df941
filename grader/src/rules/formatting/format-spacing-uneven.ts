import { median } from '../../model/list/statistics.ts';
import { quote, workEntriesOf } from '../../model/questions.ts';
import type { Bullet, Row } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

const leastGaps = 4;
const support = 0.6;
/** In points: steps that differ by one browser pixel are equal. */
const sameGap = 0.85;
const widest = 2.5;
const noticeable = { points: 4, share: 0.18 };
/** A step that is smaller than the others is seen only where it is so many times smaller. */
const seenSmaller = 1.65;
/** So many equal steps are meant: those between projects, whose names were read as lines of one list. */
const leastMeant = 3;

type Gap = { points: number; below: Row; text: string };

/** Gaps of one kind are equal: the eye expects one step from bullet to bullet. */
export const formatSpacingUneven: Rule = {
  name: 'format-spacing-uneven',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'count', weight: 1.2, max: 6, per: 'document' },
  habit: true,
  about: {
    title: 'Spacing is even',
    finds: 'A gap larger or smaller than others of its kind.',
    why: 'Even white space shows what belongs together.',
  },
  inVitae: false,

  *check(resume) {
    // Sentences without signs may be parted by a line, and where a wrapped one begins is not sure.
    const lists = workEntriesOf(resume).map(({ bullets }) =>
      gapsBetween(
        bullets.filter(({ mark }) => mark),
        resume.rows,
      ),
    );
    if (lists.flat().length < leastGaps) return;
    const usual = median(lists.flat().map((gap) => gap.points));
    // A list without a usual step is set in a way of its own.
    const hasUsual = (list: Gap[]) => list.some(({ points }) => Math.abs(points - usual) <= sameGap);
    const gaps = lists.filter((list) => !isEvenAlone(list) && hasUsual(list)).flat();
    if (lists.flat().filter((gap) => Math.abs(gap.points - usual) <= sameGap).length < support * lists.flat().length)
      return;
    const most = Math.max(noticeable.points, noticeable.share * usual);
    for (const { points, below, text } of gaps) {
      // So wide a step parts two jobs, whose header was not read as one.
      if (Math.abs(points - usual) <= most || points > widest * usual || isHardlySmaller(points, usual)) continue;
      if (gaps.filter((gap) => Math.abs(gap.points - points) <= sameGap).length >= leastMeant) continue;
      yield {
        title: 'Even out the spacing',
        advice: `The step above this line is ${Math.round(points)} pt; elsewhere it is ${Math.round(usual)} pt. Set the same space before and after all bullets.`,
        text,
        at: [below],
      };
    }
  },
};

const isHardlySmaller = (points: number, usual: number) => points < usual && usual < seenSmaller * points;

/** A list of another part of the resume may be set wider, as long as its own steps are equal. */
function isEvenAlone(list: Gap[]): boolean {
  const points = list.map((gap) => gap.points);
  return list.length >= 3 && Math.max(...points) - Math.min(...points) <= noticeable.points;
}

/**
 * Baseline steps from the last row of one bullet to the first of the next, at the same level and on one page, where no other
 * row stands between them.
 */
function gapsBetween(bullets: Bullet[], rows: Row[]): Gap[] {
  return bullets.slice(1).flatMap((bullet, i) => {
    const above = bullets[i]?.rows.at(-1);
    const [below] = bullet.rows;
    const same =
      above &&
      below &&
      above.page === below.page &&
      above.column === below.column &&
      bullets[i]?.level === bullet.level;
    const plain = same && !above.table && !below.table && Math.abs(above.size - below.size) < 0.3;
    const points = above && below ? below.base - above.base : 0;
    const isParted =
      plain &&
      rows.some(
        ({ page, column, base }) =>
          page === above.page && column === above.column && base > above.base + 1 && base < below.base - 1,
      );
    return plain && !isParted && points > 0 && points < 6 * below.size
      ? [{ points, below, text: quote(bullet.text) }]
      : [];
  });
}
