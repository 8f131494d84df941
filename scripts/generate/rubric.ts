import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { publishedRubric } from '../../grader/src/rubric/rubric.ts';

const file = fileURLToPath(new URL('../../web/src/screens/rubric/rubric.json', import.meta.url));

/** The rubric as the page about it reads it: the web may not import the grader, so it is handed over as data. */
export const rubricText = (): string => `${JSON.stringify(publishedRubric(), undefined, 2)}\n`;

export const storedRubricText = (): string => readFileSync(file, 'utf8');

/** `node scripts/generate/rubric.ts` writes the page's data anew; a test fails while it is not the rules' own. */
if (import.meta.main) writeFileSync(file, rubricText());
