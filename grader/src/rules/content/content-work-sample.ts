import { headerRects } from '../../model/header.ts';
import type { Resume } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { claimsOf, showsWork, trades } from '../../model/shown-work.ts';

/** Who has worked longer is believed without a sample of code. */
const freshYears = 2;

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
    if (resume.isAcademic || showsWork(resume)) return;
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
