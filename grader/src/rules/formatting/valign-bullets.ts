import { alignmentOf, offBy, ruleGuideOf } from '../../model/layout/alignment.ts';
import { itemAt } from '../../model/list/item-at.ts';
import { quote } from '../../model/questions.ts';
import type { Bullet, Section } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

const limit = 12;
/** In points: less than a blank is measured and hardly seen. */
const tolerance = 4.6;

/** Bullets of a section are on one vertical line; two or more nested ones are on a line of their own. */
export const valignBullets: Rule = {
  name: 'valign-bullets',
  group: 'formatting.vertical',
  severity: 'major',
  cost: { kind: 'count', weight: 2, max: 10, per: 'bullets' },
  habit: true,
  about: {
    title: 'Bullets line up',
    finds: 'A bullet that stands off the line of its list.',
    why: 'It looks like another level, or like carelessness.',
  },

  *check({ sections, pages }) {
    for (const section of sections) {
      if (section.kind === 'publications') continue;
      for (const bullets of groupsOf(
        section,
        pages.some((page) => page.columns !== undefined),
      )) {
        const found = alignmentOf(bullets, (bullet) => bullet.mark?.x0 ?? 0, { limit, tolerance });
        for (const { item, deviation } of found?.strays ?? [])
          yield {
            title: 'Line up the bullets',
            advice: `This bullet stands ${offBy(deviation)} of the others. Use the list tool instead of spaces or tabs.`,
            text: quote(item.text),
            at: [{ ...itemAt(item.rows, 0), ...markAndFirstRow(item) }],
            guide: ruleGuideOf(item.rows[0]?.page ?? 0, 'bullets', found?.mode ?? 0),
            deviation,
          };
      }
    }
  },
};

/**
 * Bullets that can be compared: drawn and typed signs have different side bearings, and columns have different edges.
 */
function groupsOf({ bullets }: Section, inColumns: boolean): Bullet[][] {
  // Numbers are set to the right or to the left of their column, as their program likes.
  const marked = bullets.filter(({ mark }) => mark && mark.kind !== 'number');
  return [...Map.groupBy(marked, ({ mark, rows }) => `${mark?.drawn}|${inColumns ? rows[0]?.column : 0}`).values()];
}

function markAndFirstRow({ mark, rows: [row] }: Bullet) {
  return {
    x0: Math.min(mark?.x0 ?? 0, row?.x0 ?? 0),
    x1: row?.x1 ?? 0,
    y0: row?.y0 ?? 0,
    y1: row?.y1 ?? 0,
    page: row?.page ?? 0,
  };
}
