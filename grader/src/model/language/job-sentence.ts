import { askedOnce } from '../asked-once.ts';
import type { Bullet } from '../resume.ts';
import { datesIn } from '../text/dates.ts';
import { textOf } from '../text/text.ts';

const workedAs =
  /^(?:i (?:have |had |am |was )?(?:been )?)?(?:presently |currently |at present )?work(?:ed|ing|s)? (?:as (?:an? |the )?\S|(?:with|in|at|for|under) (?:\S+ ){1,8}?as (?:an? |the )?\S)/i;
/** The employer, by a capital behind its preposition. */
const employer = /\b(?:in|at|for|with|under)\s+(?:m\/s\.? ?|the )?["“‘']?\s?\p{Lu}/u;
const longest = 36;

/**
 * Whether a line is the head of a job told in a sentence, "Worked as a welder at Harbor Works from 2012 to 2014": it
 * tells title, employer or time, and nothing of what was done.
 */
export const isJobSentence = askedOnce(({ words }: Bullet): boolean => {
  const line = textOf(words);
  if (!workedAs.test(line) || words.length > longest) return false;
  return employer.test(line) || datesIn(words).length > 0;
});
