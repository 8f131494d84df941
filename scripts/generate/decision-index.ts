import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Generated } from './generated.ts';

const folder = join(import.meta.dirname, '../../docs/decisions');

/** The list of all decisions with their status, made of their first lines. */
export const decisionIndex: Generated = {
  file: join(folder, 'README.md'),
  text: () => {
    const rows = globSync('[0-9]*.md', { cwd: folder }).toSorted().map(rowOf);
    return [
      '# Decisions',
      '',
      'One page each: context, decision, consequences. `template.md` is how one begins. A decision is not rewritten when',
      'a later one changes it: its status says which one does. `npm run generate` writes this list.',
      '',
      '| | decision | date | status |',
      '| --- | --- | --- | --- |',
      ...rows,
      '',
    ].join('\n');
  },
};

function rowOf(file: string): string {
  const text = readFileSync(join(folder, file), 'utf8');
  const [, number, title] = /^# (\d{3}) · (.+)$/m.exec(text) ?? [];
  const [, date, status] = /^(\d{4}-\d\d-\d\d) · (accepted|(?:amended|superseded) by .+)$/m.exec(text) ?? [];
  if (!number || !title || !date || !status)
    throw new Error(`${file} has no number and title in its first line, or no date and status in its third.`);
  return `| ${number} | [${title}](${file}) | ${date} | ${status} |`;
}
