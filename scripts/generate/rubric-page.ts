import { fileURLToPath } from 'node:url';
import { publishedRubric } from '../../grader/src/rubric/rubric.ts';
import type { Generated } from './generated.ts';

/** The rubric as data for the web page about it: the web may not import the grader. */
export const rubricPage: Generated = {
  file: fileURLToPath(new URL('../../web/src/screens/rubric/rubric.json', import.meta.url)),
  text: () => `${JSON.stringify(publishedRubric(), undefined, 2)}\n`,
};
