import type { DateSpan, Row } from '../../model/resume.ts';
import { monthsOf } from '../../model/text/dates.ts';

/** The time of an entry among the dates in its header: its ranges, or the first date. */
export const dateOf = (dates: DateSpan[], header: Row[]): DateSpan | undefined =>
  wholeSpan(dates) ?? stillOpen(dates, header) ?? dates[0];

/** "March 2017 –", the only date of an entry at the end of its line, is that of work that goes on. */
function stillOpen([date, ...others]: DateSpan[], header: Row[]): DateSpan | undefined {
  const last = date?.words.at(-1);
  const row = header.find(({ words }) => last !== undefined && words.includes(last));
  if (!date || !row || others.length > 0 || !/\d\s*[–—-]$/.test(row.text)) return undefined;
  const start = date.start ?? date.end;
  return start && row.text.replace(/\s*[–—-]$/, '').endsWith(date.text)
    ? { text: `${date.text} –`, words: date.words, start, present: true, isRange: true, ambiguous: date.ambiguous }
    : undefined;
}

/** The range of an entry; of several on one line, "Sep 2018 – Dec 2018, Sep 2019 – Dec 2019", from the first to the last. */
function wholeSpan(dates: DateSpan[]): DateSpan | undefined {
  const [first, ...others] = dates.filter(({ isRange }) => isRange);
  const base = first?.words[0]?.base;
  const beside = others.filter(({ words }) => words[0]?.base === base);
  const last = beside.at(-1);
  if (!first || !last) return first;
  const all = [first, ...beside];
  const ends = all.flatMap(({ end }) => end ?? []).toSorted((a, b) => monthsOf(b) - monthsOf(a));
  const starts = all.flatMap(({ start }) => start ?? []).toSorted((a, b) => monthsOf(a) - monthsOf(b));
  return {
    ...first,
    text: all.map(({ text }) => text).join(', '),
    words: all.flatMap(({ words }) => words),
    ...(starts[0] ? { start: starts[0] } : {}),
    ...(ends[0] ? { end: ends[0] } : {}),
    present: all.some(({ present }) => present),
  };
}
