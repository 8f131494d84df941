import { sectionsOf } from './questions.ts';
import type { Resume } from './resume.ts';
import { newestJobIn } from './told-thinly.ts';

/** Trades whose work can be looked at, by the words of titles, headlines and degrees. */
export const trades = [
  {
    trade:
      /\b(?:(?:graphic|ui|ux|ui ?\/ ?ux|ux ?\/ ?ui|web|visual|product|interaction|motion|fashion|interior|brand) designer|illustrator|animator|photographer|videographer|art director|graphic design|ui ?\/ ?ux)\b/i,
    fresh: false,
    sample:
      'Readers of a design resume want to see the work. Add the address of a portfolio with three to five pieces.',
  },
  {
    trade:
      /\b(?:(?:software|web|front-?end|back-?end|full[- ]?stack|mobile|android|ios|java|python|php|\.net|react|game|ui) (?:developer|engineer|programmer)|programmer|(?<!(?:program(?:me)?|business|curriculum|course|content|community|people|talent|training|leadership|property|product|estate|land) )developer|computer science|computer applications?|software engineering|B\.?C\.?A|M\.?C\.?A)\b/i,
    fresh: true,
    sample:
      'Who hires developers at the beginning of their career wants to open something they made. Add the address of your code or of a running project, and name one or two projects with what you built.',
  },
] as const;
/** An address that shows no work: of letters, of people, of schools and of employers. */
const showsNoWork =
  /linkedin|facebook|instagram\.com\/p\/|twitter|x\.com|mailto:|tel:|callto:|skype|wa\.me|whatsapp|@/i;
const address =
  /(?:https?:\/\/|www\.|\b)(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|me|app|co|in|uk|de|design|page|site|art|tech|xyz|studio|portfolio)\b(?:\/\S*)?/gi;
const code = /\b(?:git ?hub|git ?lab|bitbucket)\b/i;
const site =
  /\b(?:behance|dribbble|portfolio|kaggle|play ?store|app ?store|leetcode|codepen|artstation|website|demo)\b/i;

/** What the resume says its author is: the head, the title of the newest job, and degrees. */
export function claimsOf(resume: Resume): string {
  const studies = sectionsOf(resume, 'education').flatMap(({ entries }) => entries);
  const newest = newestJobIn(resume);
  const titles = [...(newest ? [newest] : []), ...studies].map(({ title }) => title?.text ?? '');
  // Who teaches a trade is hired by schools.
  return [...resume.top.map(({ text }) => text), ...titles.filter((title) => !/\bteacher\b/i.test(title))].join('\n');
}

/** Whether any address or name of a site leads to work, printed or behind a word; code may be enough or not. */
export function showsWork({ rows, links, pages }: Resume, { isCodeEnough = true } = {}): boolean {
  const isWork = (url: string) => !showsNoWork.test(url) && (isCodeEnough || !code.test(url));
  if (links.some(({ url }) => isWork(url))) return true;
  const lines = [...rows.map(({ text }) => text), ...pages.flatMap(({ words }) => words.map(({ text }) => text))];
  return lines.some(
    (text) =>
      site.test(text) ||
      (isCodeEnough && code.test(text)) ||
      (!text.includes('@') && (text.match(address) ?? []).some(isWork)),
  );
}
