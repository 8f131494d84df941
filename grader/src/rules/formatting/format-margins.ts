import { weightedMode } from '../../model/list/statistics.ts';
import { quote } from '../../model/questions.ts';
import type { Resume, Row, Section } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';

const narrowest = 26;
const pointsPerInch = 72;
/** In points: a line this far left of the text block is in the margin. */
const hangsOut = 6;
const leastRows = 8;

/** Half an inch to one inch of margin on every side, with nothing in it. */
export const formatMargins: Rule = {
  name: 'format-margins',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'count', weight: 2.5, max: 6, per: 'document' },
  about: {
    title: 'Margins are even and wide enough',
    finds: 'Margins under 0.36 inch, and lines that hang out into them.',
    why: 'Half an inch to one inch prints everywhere and leaves the page room.',
  },

  *check(resume) {
    if (resume.pages.some((page) => page.columns)) return;
    yield* narrowSides(resume);
    yield* hangingRows(resume);
  },
};

const leftOf = (row: Row) => Math.min(row.mark?.x0 ?? row.x0, row.x0);

function* narrowSides({ rows, pages }: Resume): Generator<RuleFinding> {
  const page = pages[0];
  const own = rows.filter((row) => row.page === 0);
  if (!page || own.length < leastRows) return;
  const left = usualLeft(own);
  // A table or a single long line may reach out of the text.
  const ends = own.filter((row) => row.words.length > 4 && !row.table).map((row) => row.x1);
  const right = page.width - (ends.toSorted((a, b) => b - a)[linesAtEdge - 1] ?? 0);
  const narrow = [
    { side: 'left', margin: left, row: own.find((one) => Math.abs(leftOf(one) - left) < 2) },
    { side: 'right', margin: right, row: own.find((one) => page.width - one.x1 === right) },
  ].filter(({ margin }) => margin < narrowest && margin >= 0);
  const [first, second] = narrow;
  if (!first) return;
  const inInches = (margin: number) => `${(margin / pointsPerInch).toFixed(2)} in`;
  yield {
    title: 'Adjust the margins',
    advice: second
      ? `The left margin is ${inInches(first.margin)} and the right one ${inInches(second.margin)}. Keep 0.5 to 1 in on all sides.`
      : `The ${first.side} margin is ${inInches(first.margin)}. Keep 0.5 to 1 in on all sides.`,
    text: '',
    at: narrow.flatMap(({ row }) => row ?? []),
    count: narrow.length,
  };
}
const linesAtEdge = 3;

/** The left edge of the text block: the leftmost x at which several rows start. */
function usualLeft(rows: Row[]): number {
  const starts = rows.map((row) => Math.round(leftOf(row)));
  const shared = starts.filter((start) => starts.filter((other) => Math.abs(other - start) <= 1).length >= 3);
  return shared.length > 0 ? Math.min(...shared) : (weightedMode(starts.map((start) => [start, 1] as const)) ?? 0);
}

/** Where the lines of the document begin, its titles and its top included: a line there is in no margin. */
function edgesOf(sections: readonly Section[], top: readonly Row[]): { x: number; of: Row | undefined }[] {
  return [
    ...sections.map(({ heading }) => ({ x: heading.x0, of: undefined })),
    ...[...top, ...sections.flatMap((section) => section.rows)].map((row) => ({ x: leftOf(row), of: row })),
  ];
}

function* hangingRows({ sections, pages, top }: Resume): Generator<RuleFinding> {
  for (const page of pages) {
    const rows = sections.flatMap((section) => section.rows).filter((row) => row.page === page.number);
    if (rows.length < leastRows) continue;
    const left = usualLeft(rows);
    const edges = edgesOf(sections, top);
    const out = rows.filter(
      (row) =>
        leftOf(row) < left - hangsOut &&
        row.words.length >= 4 &&
        !row.table &&
        edges.every(({ x, of }) => of === row || x > leftOf(row) + hangsOut),
    );
    if (out.length > 2) continue;
    for (const row of out)
      yield {
        title: 'Bring this line back into the text',
        advice: `This line starts ${Math.round(left - leftOf(row))} pt left of the text, in the margin. Remove its negative indent.`,
        text: quote(row.text),
        at: [row],
      };
  }
}
