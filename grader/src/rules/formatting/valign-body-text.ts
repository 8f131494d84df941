import { alignmentOf, offBy, ruleGuideOf } from '../../model/layout/alignment.ts';
import { opensWithSign } from '../../model/layout/opens-with-sign.ts';
import type { Shape } from '../../model/page.ts';
import { quote } from '../../model/questions.ts';
import type { Row, Section } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

const limit = 12;
const kinds: Section['kind'][] = [
  'summary',
  'objective',
  'skills',
  'certifications',
  'awards',
  'languages',
  'interests',
];

/** Lines of running text and lists share the left edge of their section. */
export const valignBodyText: Rule = {
  name: 'valign-body-text',
  group: 'formatting.vertical',
  severity: 'minor',
  cost: { kind: 'count', weight: 1.5, max: 6, per: 'document' },
  habit: true,
  about: {
    title: 'Other lines share their left edge',
    finds: 'A line that stands off the edge of its section.',
    why: 'One clean edge carries the eye.',
  },
  inVitae: false,

  *check({ sections, pages }) {
    for (const section of sections.filter((one) => kinds.includes(one.kind))) {
      const rows = section.rows.filter((row) => isPlain(row) && !isBoxed(row, pages[row.page]?.shapes ?? []));
      const found = alignmentOf(rows, (row) => row.x0, { limit, support: 0.7, atLeast: 4 });
      for (const { item, deviation } of found?.strays ?? []) {
        if (opensParagraph(item, section.rows) || isUnderSign(item, section.rows) || opensWithSign(item)) continue;
        yield {
          title: 'Line up these lines',
          advice: `“${quote(item.text, 40)}” starts ${offBy(deviation)} of the other lines of its section. Remove the extra spaces.`,
          text: quote(item.text),
          at: [item],
          guide: ruleGuideOf(item.page, 'body text', found?.mode ?? 0),
          deviation,
        };
      }
    }
  },
};

const isPlain = (row: Row) => !row.mark && row.segments.length === 1;

/** Whether a row stands under the text of a point of a list, of which it is a further line. */
const isUnderSign = (row: Row, rows: readonly Row[]) =>
  rows.some(({ mark, page, x0 }) => mark && page === row.page && Math.abs(x0 - row.x0) < sameEdge);

/** In points. */
const sameEdge = 1;

/** Whether a row is the first of a paragraph, whose first line may begin further right than those after it. */
function opensParagraph(row: Row, rows: readonly Row[]): boolean {
  const at = rows.indexOf(row);
  const [before, next] = [rows[at - 1], rows[at + 1]];
  const isFirst = before === undefined || /\.\s*$/.test(before.text);
  return isFirst && next !== undefined && next.page === row.page && next.x0 < row.x0 && !/[.;:]\s*$/.test(row.text);
}

/** Whether a row has a frame of its own, as words set like buttons have: their text is indented by the frame. */
const isBoxed = (row: Row, shapes: readonly Shape[]) =>
  shapes.some(
    (shape) =>
      shape.y1 - shape.y0 < 3 * row.size &&
      shape.x0 <= row.x0 &&
      shape.x1 >= row.x1 &&
      shape.y0 <= row.base - row.size / 2 &&
      shape.y1 >= row.base,
  );
