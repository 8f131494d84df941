import { titleNouns } from '../../words/posts/job-titles.ts';
import { disciplines } from '../../words/trades/disciplines.ts';
import { rolesIn } from './roles.ts';
import { plainText, tokensOf } from './tokens.ts';

/** Anybody may be called so behind another word: "Brand Consultant", "Dog Trainer". */
const ofManyTrades = new Set(['consulting', 'learning', 'sport']);
/** What students do beside their studies, coaches who train nobody for a sport, founders, and posts that several trades have. */
const saysNothing =
  /\b(?:(?:co-?)?founder|undergraduate|(?:teaching|graduate|student) assistant|(?:life|career|agile|executive|leader)[ /]+coach|plant operator|(?<!software )test(?:ing)? engineer|cashier|customer advis[eo]r|(?:computer )?lab assistant)\b/i;

/** A machine and no waiter: "Server Administration", "Windows servers". */
const machine =
  /\b(?:windows|linux|unix|sql|web|mail|file|proxy|exchange|cloud|blade) servers?\b|\bservers? (?!at\b|in\b|for\b|and\b|with\b|of\b)(?=\p{L})/giu;

/**
 * The families of jobs that a title names, of `words/skills/roles.ts`. A discipline says more than the post, "Electrical
 * Site Engineer". Only names that end in a word for a post count, so that “driven” is no driver.
 */
export function familiesIn(title: string): string[] {
  const posts = title.split(/\s*[|•]\s*|\s\/\s/);
  if (posts.length > 1) return [...new Set(posts.flatMap(familiesIn))];
  if (saysNothing.test(title)) return [];
  const discipline = disciplines.find(([pattern]) => pattern.test(title));
  if (discipline) return [discipline[1]];
  const roles = rolesIn(tokensOf(plainText(title.replace(machine, '')))).filter(
    ({ role, qualifier, word }) => (!ofManyTrades.has(role.family) || qualifier === undefined) && isPost(word),
  );
  return [...new Set(roles.map(({ role }) => role.family))];
}

const isPost = (word: string) => titleNouns.has(word.replace(/s$/, ''));

/** Whether a word of a text is one for a post. */
export const namesPost = (text: string): boolean => tokensOf(plainText(text)).some(({ word }) => isPost(word));
