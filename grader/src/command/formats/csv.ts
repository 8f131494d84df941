import type { Finding } from '@redmark/rubric';
import type { Format, Result } from './format.ts';

const columns = [
  'file',
  'status',
  'name',
  'grade',
  'score',
  'content',
  'formatting',
  'writing',
  'findings',
  'critical',
  'major',
  'minor',
  'rubric',
  'error',
];

/** A table with a row for each file, as RFC 4180 describes it. */
export const csv: Format = {
  extension: 'csv',
  perResume: false,
  whole: (results) => `${results.map(linesOf).join('\r\n')}\r\n`,
  // The line feed comes with the printing.
  each: (result, index) => `${linesOf(result, index)}\r`,
};

function linesOf(result: Result, index: number): string {
  const row = rowOf(result).map(cellOf).join(',');
  return index === 0 ? `${columns.join(',')}\r\n${row}` : row;
}

function rowOf({ file, graded }: Result): (string | number)[] {
  if (!graded.ok) return [file, graded.error.code, ...columns.slice(3).map(() => ''), graded.error.message];
  const { grades, scores, findings, rubricVersion } = graded.document;
  const count = (severity: Finding['severity']) => findings.filter((one) => one.severity === severity).length;
  return [
    file,
    'graded',
    graded.resume.profile.name,
    grades.Cumulative ?? '',
    scores.Cumulative.toFixed(1),
    grades.Content ?? '',
    grades.Format ?? '',
    grades.Writing ?? '',
    findings.length,
    count('critical'),
    count('major'),
    count('minor'),
    rubricVersion,
    '',
  ];
}

/** A cell. Spreadsheets take a text that begins with one of `=+-@` for a formula, so such a text gets an apostrophe. */
function cellOf(value: string | number): string {
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
