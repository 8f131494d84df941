import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import { titleScoreOf } from '../../model/text/role-scores.ts';
import { monthPattern } from '../../words/months.ts';

const count = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';
/** How long a post was held, and a part of its time: "Clerk (2 years and 7 months)", "Clerk for 2 years", "Clerk; June, 2015". */
const timeBehind = new RegExp(
  `[\\s,;.]*(?:[({[][^(){}[\\]]*(?:\\d|\\b)(?:years?|months?|yrs?|currently working|till date)\\b[^(){}[\\]]*[)}\\]]|\\s(?:for )?${count}\\s?\\+?\\s?(?:years?|months?|yrs?)(?: of)?(?: experience)?|\\sDOJ\\b.*|[\\s;]${monthPattern}\\b[.,'’]*(?:\\s?(?:19|20)\\d\\d)?)$`,
  'iu',
);
/** What was done in a post, behind it: "Teacher handling two classes", and the caption of the duties: "Clerk : Responsibilities". */
const done = /\s+(?:handling|dealing with|looking after|managing(?! (?:director|partner|editor|trustee)))\s.*$/u;
const duties =
  /\s*[:–-]\s*(?:(?:key|main|job)\s+)?(?:roles?(?:\s+(?:and|&))?\s+)?(?:responsibilit(?:y|ies)|duties)\W*$/iu;
/** A word that led on to what was read as another part, or was its label: "Clerk From", "Clerk Role". */
const leftOver = /[\s.,;]+(?:from|since|till|dated|at|role|(?:of|in|for|at) the)$/iu;

/** What stands behind a post and is no part of it, and how surely a post has to stand before that. */
const tails: readonly (readonly [RegExp, number])[] = [
  [duties, 0],
  [done, 2],
  [timeBehind, 2],
  [leftOver, 2],
  [timeBehind, 2],
];

/** A post without what is told behind it, and without a full stop that ends no shortened word. */
export function postAlone(text: string): string {
  const name = tails.reduce((said, [tail, score]) => {
    const bare = said.replace(tail, '');
    return titleScoreOf(bare) >= score ? bare : said;
  }, text);
  const last = /(\p{L}{5,}|\))\.+$/u.exec(name)?.[1];
  return last === ')' || (last && isKnownWord(last.toLowerCase())) ? name.replace(/\.+$/u, '') : name;
}
