import { countSentences, sentencesIn } from './language/distinct-sentences.ts';
import { proseOf } from './questions.ts';
import type { Resume } from './resume.ts';
import { linesOf } from './text/written-lines.ts';

/** Shorter lines are labels: they show nobody's writing. */
const shortestLine = 5;
/** Fewer words in running text than two lines hold are no ground to praise or to blame somebody's writing. */
const leastWords = 40;

/** Why the writing of a resume has no letter; undefined where it has one. */
export function unwrittenOf(resume: Resume): 'language' | 'little' | undefined {
  if (resume.language !== 'english') return 'language';
  const lines = linesOf(resume).filter(({ words }) => words.length >= shortestLine);
  return lines.reduce((sum, { words }) => sum + words.length, 0) < leastWords ? 'little' : undefined;
}

/** Whether a resume is in a language whose titles, dates and jobs are not read. */
export const isInUnreadLanguage = ({ language, tongue }: Resume): boolean =>
  language !== 'english' && tongue === undefined;

/** Words of distinct sentences in the profile and in the lines and paragraphs of entries: what shows how somebody writes. */
export function writtenWordsOf(resume: Resume): number {
  const count = countSentences(shortestLine);
  return proseOf(resume)
    .flatMap(({ text }) => sentencesIn(text))
    .reduce((sum, sentence) => sum + count.add(sentence), 0);
}
