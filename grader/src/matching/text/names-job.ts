import { rolesIn } from '../../model/trades/roles.ts';
import { tokensOf } from '../../model/trades/tokens.ts';
import { titleNouns } from '../../words/posts/job-titles.ts';

/** Whether a text has a word that heads job titles. */
export function namesJob(text: string): boolean {
  const tokens = tokensOf(text);
  return (
    tokens.some(({ word }) => titleNouns.has(word) || titleNouns.has(word.replace(/s$/, ''))) ||
    rolesIn(tokens).length > 0
  );
}
