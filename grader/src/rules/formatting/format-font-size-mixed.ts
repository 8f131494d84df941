import { usualSizeOf } from '../../model/layout/text-style.ts';
import { median } from '../../model/list/statistics.ts';
import { listItemsOf, quote, workEntriesOf, workItemsOf } from '../../model/questions.ts';
import type { Bullet, Resume } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

const tolerated = 0.6;
const leastPeers = 4;
const clearMajority = 0.6;
/** More lines of the same other size are a part that was set so. */
const mostAlike = 3;
/** So many lines of the same list show that a line was meant to have their size. */
const leastSiblings = 2;

/** Text of one kind has one size; nested lists may be smaller. */
export const formatFontSizeMixed: Rule = {
  name: 'format-font-size-mixed',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'count', weight: 2, max: 8, per: 'document' },
  habit: true,
  about: {
    title: 'Text of one kind has one size',
    finds: 'A line larger or smaller than others of its kind.',
    why: 'Readers take a difference for a meaning.',
  },
  inVitae: false,

  *check(resume) {
    for (const bullets of Map.groupBy(workItemsOf(resume), (bullet) => bullet.level).values()) {
      const sizes = bullets.map(usualSizeOf);
      const usual = median(sizes);
      const off = bullets.filter((_, i) => Math.abs((sizes[i] ?? usual) - usual) > tolerated);
      if (bullets.length < leastPeers || off.length > (1 - clearMajority) * bullets.length) continue;
      for (const bullet of off) {
        const alike = off.filter((other) => Math.abs(usualSizeOf(other) - usualSizeOf(bullet)) <= tolerated / 2);
        if (alike.length > mostAlike || !isOddInList(bullet, usual, resume)) continue;
        const own = usualSizeOf(bullet);
        yield {
          title: 'Keep the same size for the same kind of text',
          advice: `This line is ${inPoints(own)}; the lines like it are ${inPoints(usual)}. Give it their size.`,
          text: quote(bullet.text),
          at: bullet.rows,
        };
      }
    }
  },
};

/**
 * Whether most lines of the list that a line stands in have the usual size. A list that is set apart as a whole, and the
 * names of projects between the lines about them, are text of another kind.
 */
function isOddInList(bullet: Bullet, usual: number, resume: Resume): boolean {
  const list = workEntriesOf(resume)
    .map(listItemsOf)
    .find((items) => items.includes(bullet));
  const siblings = (list ?? []).filter(
    (one) => one !== bullet && one.level === bullet.level && (one.mark === undefined) === (bullet.mark === undefined),
  );
  const isBold = (one: Bullet) => one.words.every(({ bold }) => bold);
  if (isBold(bullet) && !siblings.every(isBold)) return false;
  // A larger line with another sign than all others is the head of what follows: a level of its own.
  const isHead = usualSizeOf(bullet) > usual && siblings.every(({ mark }) => mark?.kind !== bullet.mark?.kind);
  if (bullet.mark && isHead) return false;
  const alike = siblings.filter((one) => Math.abs(usualSizeOf(one) - usual) <= tolerated);
  return alike.length >= leastSiblings && alike.length >= clearMajority * siblings.length;
}

const inPoints = (size: number) => `${Math.round(size * 10) / 10} pt`;
