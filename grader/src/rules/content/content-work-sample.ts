import { headerRects } from '../../model/header.ts';
import { sectionsOf } from '../../model/questions.ts';
import type { Resume } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** Trades whose work can be looked at, by the words of titles, headlines and degrees. */
const trades = [
  {
    trade:
      /\b(?:(?:graphic|ui|ux|ui ?\/ ?ux|ux ?\/ ?ui|web|visual|product|interaction|motion|fashion|interior|brand) designer|illustrator|animator|photographer|videographer|art director|graphic design|ui ?\/ ?ux)\b/i,
    fresh: false,
    sample:
      'Readers of a design resume want to see the work. Add the address of a portfolio with three to five pieces.',
  },
  {
    trade:
      /\b(?:(?:software|web|front-?end|back-?end|full[- ]?stack|mobile|android|ios|java|python|php|\.net|react|game|ui) (?:developer|engineer|programmer)|programmer|developer|computer science|computer applications?|software engineering|B\.?C\.?A|M\.?C\.?A)\b/i,
    fresh: true,
    sample:
      'Who hires a developer without much work behind him wants to open something he made. Add the address of your code or of a running project, and name one or two projects with what you built.',
  },
] as const;
/** Who has worked longer is believed without a sample of code. */
const freshYears = 2;
/** An address that shows no work: of letters, of people, of schools and of employers. */
const showsNoWork =
  /linkedin|facebook|instagram\.com\/p\/|twitter|x\.com|mailto:|tel:|callto:|skype|wa\.me|whatsapp|@/i;
const address =
  /(?:https?:\/\/|www\.|\b)(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|me|app|co|in|uk|de|design|page|site|art|tech|xyz|studio|portfolio)\b(?:\/\S*)?/gi;
const site =
  /\b(?:git ?hub|git ?lab|bitbucket|behance|dribbble|portfolio|kaggle|play ?store|app ?store|leetcode|codepen|artstation|website|demo)\b/i;

/** Work that can be opened tells more than the list of tools it was made with. */
export const contentWorkSample: Rule = {
  name: 'content-work-sample',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 2 },
  about: {
    title: 'Work can be looked at',
    finds: 'Designers without the address of a portfolio, and beginning developers without one of code or a project.',
    why: 'Whoever hires for these trades looks at work before reading on.',
  },

  *check(resume) {
    if (resume.isAcademic || hasAddress(resume)) return;
    const claims = claimsOf(resume);
    const found = trades.find(
      ({ trade, fresh }) => trade.test(claims) && (!fresh || (isFresh(resume) && wantsToDevelop(resume))),
    );
    if (!found) return;
    yield { title: 'Show work to look at', advice: found.sample, text: '', at: headerRects(resume).slice(0, 2) };
  },
};

const isFresh = ({ stage, yearsOfExperience }: Resume) =>
  (stage === 'student' || stage === 'early') && yearsOfExperience < freshYears;

/** Whether somebody with a degree in computing says anywhere but there that it is to be a trade. A teacher may have one. */
const wantsToDevelop = ({ sections, top }: Resume) =>
  [...top, ...sections.filter(({ kind }) => kind !== 'education').flatMap(({ rows }) => rows)].some(({ text }) =>
    /\b(?:(?:software|web|app(?:lication)?|program|game|mobile)s? develop(?:er|ing|ment)|(?<!property |land |estate )developers?\b|programm(?:er|ing)|coding|web (?:design|site|page|app)|full[- ]?stack|front-?end|back-?end)/i.test(
      text,
    ),
  );

/** What the resume says its author is: the head, titles of jobs and degrees. */
function claimsOf(resume: Resume): string {
  const entries = sectionsOf(resume, 'experience', 'education').flatMap(({ entries }) => entries);
  return [...resume.top.map(({ text }) => text), ...entries.map(({ title }) => title?.text ?? '')].join('\n');
}

/** Whether any address or name of a site leads to work, printed or behind a word. */
function hasAddress({ rows, links, pages }: Resume): boolean {
  if (links.some(({ url }) => !showsNoWork.test(url))) return true;
  const lines = [...rows.map(({ text }) => text), ...pages.flatMap(({ words }) => words.map(({ text }) => text))];
  return lines.some(
    (text) =>
      site.test(text) || (!text.includes('@') && (text.match(address) ?? []).some((one) => !showsNoWork.test(one))),
  );
}
