import { alignmentOf, offBy, ruleGuideOf } from '../../model/layout/alignment.ts';
import type { DateSpan, Entry, Resume, Row } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

const limit = 40;
const rightPart = 0.6;

type DateBox = { x0: number; x1: number; y0: number; y1: number; page: number; text: string };

/** Dates in a column of their own end on one vertical line; recruiters skim down it. */
export const valignDatesRight: Rule = {
  name: 'valign-dates-right',
  group: 'formatting.vertical',
  severity: 'minor',
  cost: { kind: 'count', weight: 2, max: 8, per: 'entries' },
  habit: true,
  about: {
    title: 'Dates line up at the right',
    finds: 'A date that ends short of the others.',
    why: 'Dates in one line can be read down the page.',
  },

  *check(resume) {
    const dates = entriesOf(resume).flatMap((entry) => rightDate(entry, resume) ?? []);
    const byColumn = Map.groupBy(dates, ({ column }) => column);
    for (const group of byColumn.values()) {
      const dates = group.map(({ date }) => date);
      const right = alignmentOf(dates, (date) => date.x1, { limit });
      const left = alignmentOf(dates, (date) => date.x0, { limit });
      const useLeft = (left?.support ?? 0) > (right?.support ?? 0) + 0.15;
      const found = useLeft ? left : right;
      for (const { item, deviation } of found?.strays ?? [])
        yield {
          title: 'Line up the dates',
          advice: `“${item.text}” ${useLeft ? 'starts' : 'ends'} ${offBy(deviation)} of the other dates. Use a tab stop instead of spaces.`,
          text: item.text,
          at: [item],
          guide: ruleGuideOf(item.page, 'dates', found?.mode ?? 0),
          deviation,
        };
    }
  },
};

function entriesOf({ sections }: Resume): Entry[] {
  return sections.flatMap((section) => section.entries);
}

/** An entry's date when it is a segment in the right part of the page. */
function rightDate(entry: Entry, { pages }: Resume): { date: DateBox; column: string } | undefined {
  const { date } = entry;
  const row = date && entry.header.find((one) => one.words.some((word) => date.words.includes(word)));
  const segment = date && row?.segments.find((one) => one.words.some((word) => date.words.includes(word)));
  if (!date || !row || !segment || segment === row.segments[0] || row.table) return undefined;
  // The right edge of a range over two lines is where it was broken.
  if (date.words.some((word) => Math.abs(word.base - row.base) > 0.5 * row.size)) return undefined;
  // A year in words, such as "passed in 2015", stands where the words put it.
  if (segment.words.filter(({ text }) => /\p{L}{4}/u.test(text)).length > date.words.length) return undefined;
  const page = pages[row.page];
  // A word before the date, "Since May 2019", begins where the others do.
  const box = { ...boxOf(date, row), x0: segment.x0 };
  if (!page || box.x1 < rightPart * page.width || segment.words.at(-1) !== date.words.at(-1)) return undefined;
  return { date: box, column: page.columns ? `${row.column}` : 'all' };
}

function boxOf({ words, text }: DateSpan, { page }: Row): DateBox {
  return {
    page,
    text,
    x0: Math.min(...words.map((word) => word.x0)),
    x1: Math.max(...words.map((word) => word.x1)),
    y0: Math.min(...words.map((word) => word.y0)),
    y1: Math.max(...words.map((word) => word.y1)),
  };
}
