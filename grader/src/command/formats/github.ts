import type { Format, Result } from './format.ts';

/** Commands that GitHub's runner turns into annotations of a pull request. Critical findings are errors. */
export const github: Format = {
  extension: 'txt',
  perResume: false,
  whole: (results) => `${results.map(linesOf).join('\n')}\n`,
  each: linesOf,
};

const levels = { critical: 'error', major: 'warning', minor: 'notice' } as const;

function linesOf({ file, graded }: Result): string {
  if (!graded.ok) return commandOf('error', file, 'Resume not graded', graded.error.message);
  const { grades, scores, findings } = graded.document;
  const grade = grades.Cumulative === null ? 'No grade' : `Grade ${grades.Cumulative}`;
  const summary = `${scores.Cumulative.toFixed(1)} of 100 points, ${findings.length} findings.`;
  return [
    commandOf('notice', file, grade, summary),
    ...findings.map(({ severity, title, advice, text, boxes: [first] }) => {
      const place = first ? `Page ${first.page + 1}. ` : '';
      const quote = text ? `\n“${text}”` : '';
      return commandOf(levels[severity], file, title, `${place}${advice.replaceAll('**', '')}${quote}`);
    }),
  ].join('\n');
}

/** A workflow command; what a resume holds cannot end it or begin another. */
export function commandOf(level: 'error' | 'warning' | 'notice', file: string, title: string, message: string): string {
  return `::${level} file=${property(file)},title=${property(title)}::${data(message)}`;
}

const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
