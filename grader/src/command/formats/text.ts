import { styleText } from 'node:util';
import type { Finding } from '@redmark/rubric';
import type { Format, Result } from './format.ts';

type Paint = (how: 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan', text: string) => string;

/** A summary for people. Only what is printed as it comes has colours. */
export const text: Format = {
  extension: 'txt',
  perResume: true,
  whole: (results) => results.map((result) => `${summaryOf(result, (_, plain) => plain)}\n`).join(''),
  // `styleText` asks NO_COLOR, FORCE_COLOR and whether standard output is a terminal.
  each: (result) => summaryOf(result, styleText),
};

const longestQuote = 90;
const paintOf = { critical: 'red', major: 'yellow', minor: 'cyan' } as const;

function summaryOf({ file, graded, written }: Result, paint: Paint): string {
  if (!graded.ok) {
    const why = paint('red', `not graded (${graded.error.code})`);
    return `${paint('bold', file)}\n  ${why}: ${graded.error.message}\n`;
  }
  const { document, resume } = graded;
  const { grades, scores, findings, insights } = document;
  const gradeOf = (part: keyof typeof grades, why = 'too little was read') =>
    grades[part] === null ? `not given, ${why}` : `${paint('bold', grades[part])} (${scores[part].toFixed(1)})`;
  const lines = [
    paint('bold', file),
    `  ${resume.profile.name || 'Name not found'}   final grade ${gradeOf('Cumulative')}`,
    `  Content ${gradeOf('Content')}   Formatting ${gradeOf('Format')}   Writing ${gradeOf('Writing', 'English only')}`,
    ...insights.map(({ title, text }) => `  ${title}: ${text}`),
    '',
    ...findings.flatMap((finding) => linesOf(finding, paint)),
    findings.length === 0
      ? `  ${paint('green', 'No issues found.')}`
      : `  ${findings.length} found. Rubric ${document.rubricVersion}.`,
    ...written.map((path) => `  ${path}`),
    '',
  ];
  return lines.join('\n');
}

function linesOf({ number, severity, title, advice, gain, boxes: [first], text }: Finding, paint: Paint): string[] {
  const page = first ? `, page ${first.page + 1}` : '';
  const points = gain > 0 ? paint('green', ` (+${gain.toFixed(1)})`) : '';
  const quote = text.length > longestQuote ? `${text.slice(0, longestQuote - 1)}…` : text;
  return [
    `  ${String(number).padStart(2)}. ${paint(paintOf[severity], `[${severity}]`)} ${title}${page}${points}`,
    ...(quote ? [paint('dim', `      “${quote}”`)] : []),
    `      ${advice.replaceAll('**', '')}`,
  ];
}
