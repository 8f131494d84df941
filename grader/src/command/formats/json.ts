import { wireReportOf } from '@redmark/rubric';
import type { Format, Result } from './format.ts';

/** A line of JSON for each file: the report in the names of the wire, as the API answers it. */
export const json: Format = {
  extension: 'json',
  perResume: true,
  whole: (results) => `${results.map(lineOf).join('\n')}\n`,
  each: lineOf,
};

function lineOf({ file, ms, graded }: Result): string {
  if (!graded.ok) return JSON.stringify({ file, ...graded });
  const { ok, document, resume } = graded;
  const { rubricVersion, grades, scores, findings, pages, reading, scoring } = document;
  const grading = { ...wireReportOf(document), reading, scoring };
  return JSON.stringify({ file, ok, ms, rubricVersion, grades, scores, grading, findings, resume, pages });
}
