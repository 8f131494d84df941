import type { ReportDocument } from '@redmark/rubric';
import type { Resume } from '../model/resume.ts';

type Letters = Pick<Resume, 'pages' | 'letters'>;

/** The report with the pages as they are in the file. Letters are no pages of the resume, and were numbered behind them. */
export function withPrintedPages(document: ReportDocument, resume: Letters): ReportDocument {
  if (resume.letters.length === 0) return document;
  const order = readOrderOf(resume);
  const numbered: ReportDocument = JSON.parse(JSON.stringify(document), (key, value) =>
    key === 'page' && typeof value === 'number' ? (order[value] ?? value) : value,
  );
  const sizes = [...resume.pages, ...resume.letters].map(({ width, height }) => ({ width, height }));
  const { understood } = numbered.reading ?? {};
  // Nothing of a letter was read.
  if (understood) understood.pages = inFile([...understood.pages, ...resume.letters.map(() => 0)], order);
  return { ...numbered, pages: inFile(sizes, order) };
}

/** For each page as it was read, first those of the resume and then the letters, its place in the file. */
function readOrderOf({ pages, letters }: Letters): number[] {
  const others = letters.map(({ number }) => number);
  const all = [...pages, ...letters].map((_, number) => number);
  return [...all.filter((number) => !others.includes(number)), ...others];
}

const inFile = <T>(read: readonly T[], order: readonly number[]): T[] =>
  read
    .map((value, i) => ({ value, place: order[i] ?? i }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value);
