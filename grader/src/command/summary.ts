import type { Graded } from '../report/report.ts';

type Outcome = Graded | { ok: false; error: { code: string; message: string } };

/** The summary of one file for the terminal. */
export function summaryOf(file: string, graded: Outcome, images: string[]): string {
  if (!graded.ok) return `${file}\n  not graded (${graded.error.code}): ${graded.error.message}\n`;
  const { document, resume } = graded;
  const { grades, scores, findings, insights } = document;
  const gradeOf = (part: keyof typeof grades, why = 'too little was read') =>
    grades[part] === null ? `not given, ${why}` : `${grades[part]} (${scores[part].toFixed(1)})`;
  const lines = [
    file,
    `  ${resume.profile.name || 'Name not found'}   final grade ${gradeOf('Cumulative')}`,
    `  Content ${gradeOf('Content')}   Formatting ${gradeOf('Format')}   Writing ${gradeOf('Writing', 'English only')}`,
    ...insights.map(({ title, text }) => `  ${title}: ${text}`),
    '',
    ...findings.flatMap(({ number, severity, title, advice, gain, boxes, text }) => [
      `  ${String(number).padStart(2)}. [${severity}] ${title}${boxes[0] ? `, page ${boxes[0].page + 1}` : ''}${gain > 0 ? ` (+${gain.toFixed(1)})` : ''}`,
      ...(text ? [`      “${text.length > 90 ? `${text.slice(0, 89)}…` : text}”`] : []),
      `      ${advice.replaceAll('**', '')}`,
    ]),
    findings.length === 0
      ? '  We found nothing to mend.'
      : `  ${findings.length} found. Rubric ${document.rubricVersion}.`,
    ...images.map((path) => `  ${path}`),
    '',
  ];
  return lines.join('\n');
}
