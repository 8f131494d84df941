import type { Grading } from '@redmark/contract';

/** A page with notes on its content should name their sections; a report where one does not is logged. */
export function checkSections<Result extends { grading: Pick<Grading, 'Content' | 'findings'> | null }>(
  report: Result,
) {
  const { Content, findings } = report.grading ?? { Content: {}, findings: [] };
  const noted = findings.filter(({ category }) => category === 'content').map(({ boxes }) => boxes[0]?.page ?? 0);
  if (noted.some((page) => Content[`Page${page}`] === undefined)) console.error('Page sections not defined');
  return report;
}
