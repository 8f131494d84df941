import { follows, stepsOf } from '../../model/layout/row-steps.ts';
import { titlesOfFirstLevel } from '../../model/layout/unevenness.ts';
import { median } from '../../model/list/statistics.ts';
import { quote } from '../../model/questions.ts';
import type { Page, Resume, Row } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** Gaps of one kind below which none is usual, and the share of them that is alike where one is. */
const leastGaps = 4;
const support = 0.6;
/** In lines of text: gaps that differ by less are alike, those that differ by more are odd. */
const alike = 0.3;
const odd = 0.9;
/** More odd gaps of the same size than this share are a style of their own, such as that of titles after lists. */
const ofStyle = 1 / 3;
/** One odd gap may be meant. */
const leastOdd = 2;
const leastSteps = 8;
/** In text sizes: a line of text with the white below it is no larger. */
const largestLine = 1.6;

type Gap = { points: number; title: Row; text: string };

/** Sections are seen by the white above and below their titles, and that is why it is the same everywhere. */
export const formatTitleGaps: Rule = {
  name: 'format-title-gaps',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'count', weight: 2.5, max: 8, per: 'document' },
  habit: true,
  about: {
    title: 'Titles have the same space around them',
    finds: 'Two titles or more with a line more or less above them, or more below, than the others have.',
    why: 'Even white space shows where a section begins; blank lines here and there look unfinished.',
  },

  *check(resume) {
    const line = lineOf(resume);
    const titles = titlesOf(resume);
    const above = titles.flatMap(({ at, text }) => gapAt(resume, at, at, text));
    const below = titles.flatMap(({ at, text }) => gapAt(resume, at + 1, at, text));
    // A title right below another one is a part of it, and rightly nearer.
    const places = new Set(titles.map(({ at }) => at));
    const parts = new Set(titles.flatMap(({ at }) => (places.has(at - 1) ? (resume.rows[at] ?? []) : [])));
    const found = [
      ...oddOf(above, line)
        .filter(({ points, usual, title }) => points > usual || !parts.has(title))
        .map((one) => ({ ...one, side: 'above' })),
      // Text close to its title is where it belongs.
      ...oddOf(below, line).flatMap((one) => (one.points > one.usual ? [{ ...one, side: 'below' }] : [])),
    ];
    if (found.length < leastOdd) return;
    for (const { points, usual, title, text, side } of found)
      yield {
        // Two titles, so that what is too near above and what is too far below are not told as one.
        title: `Set the same space ${side} all titles`,
        advice: `The space ${side} “${quote(text, 40)}” is ${inPoints(points)}; most titles have ${inPoints(usual)} ${side} them. Set the space of titles as paragraph spacing instead of blank lines.`,
        text,
        at: [title],
      };
  },
};

const inPoints = (points: number) => `${Math.max(0, Math.round(points))} pt`;

/** The gaps that are a line larger or smaller than what most of them are. */
function oddOf(gaps: readonly Gap[], line: number): (Gap & { usual: number })[] {
  if (gaps.length < leastGaps) return [];
  const near = (points: number, by: number) => gaps.filter((gap) => Math.abs(gap.points - points) <= by);
  const groups = gaps.map(({ points }) => near(points, alike * line));
  const most = groups.reduce((best, group) => (group.length > best.length ? group : best));
  if (most.length < support * gaps.length) return [];
  const usual = median(most.map(({ points }) => points));
  return gaps
    .filter(({ points }) => Math.abs(points - usual) > odd * line)
    .filter(({ points }) => near(points, 1).length <= Math.max(1, ofStyle * gaps.length))
    .map((gap) => ({ ...gap, usual }));
}

/** The usual step from one line of text to the next. */
function lineOf(resume: Resume): number {
  const steps = stepsOf(resume).flatMap(({ above, row, step }) =>
    Math.abs(above.size - row.size) < 0.6 ? [step] : [],
  );
  const { bodySize } = resume;
  return steps.length < leastSteps ? 1.2 * bodySize : Math.min(median(steps), largestLine * bodySize);
}

/** The titles of the first level that are rows of their own, by their place among the rows. */
function titlesOf(resume: Resume): { at: number; text: string }[] {
  const { rows } = resume;
  const places = new Map(rows.map((row, at) => [row.words[0], at] as const));
  return titlesOfFirstLevel(resume).flatMap(({ heading, title }) => {
    const at = places.get(heading.words[0]);
    // A title in the margin stands beside its text, not above it.
    const isAlone = at !== undefined && rows[at]?.words.length === heading.words.length;
    return isAlone && title !== '' ? [{ at, text: title }] : [];
  });
}

/** The white between a row and the one above it; none beside columns, next to tables, and where a picture stands between. */
function gapAt({ rows, pages, top }: Resume, at: number, title: number, text: string): Gap[] {
  const [above, row, of] = [rows[at - 1], rows[at], rows[title]];
  const page = row && pages[row.page];
  if (!above || !row || !of || !page || page.columns || !follows(above, row) || above.table || row.table) return [];
  // What stands above the first title is the name and the address.
  if (top.includes(above) || hasPicture(page, above, row)) return [];
  return [{ points: row.base - above.base - row.size, title: of, text }];
}

const hasPicture = ({ shapes }: Page, above: Row, row: Row) =>
  shapes.some(({ kind, y0, y1 }) => kind !== 'path' && y1 - y0 > row.size && y0 < row.y0 && y1 > above.y1);
