import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { publishedRubric } from '../../grader/src/rubric/rubric.ts';

const file = fileURLToPath(new URL('../../web/src/screens/rubric/rubric.json', import.meta.url));

/** The rubric as its page reads it: the web may not import the grader, so the rubric is handed over as data. */
export const rubricText = (): string => `${JSON.stringify(publishedRubric(), undefined, 2)}\n`;

export const storedRubricText = (): string => readFileSync(file, 'utf8');

/** `node scripts/generate/rubric.ts` writes the page's data; a test fails while it differs from the rules. */
if (import.meta.main) writeFileSync(file, rubricText());
