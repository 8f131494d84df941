import { readFileSync, writeFileSync } from 'node:fs';
import type { Case } from './case.ts';
import { idiomsOf } from './idioms.ts';

const start = '<!-- cases -->';

/** Writes the table of cases below its mark at the end of the README. */
export function writeTable(path: string, cases: Case[]) {
  const [text = ''] = readFileSync(path, 'utf8').split(start);
  const rows = cases.map(
    (one) =>
      `| ${one.name} | ${one.producer} | ${one.person.language} | ${one.person.career} | ${idiomsOf(one).join(', ')} |`,
  );
  writeFileSync(
    path,
    `${text}${start}\n\n| case | producer | language | career | idioms |\n|---|---|---|---|---|\n${rows.join('\n')}\n`,
  );
}
