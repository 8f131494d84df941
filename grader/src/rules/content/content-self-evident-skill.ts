import { sectionsOf } from '../../model/questions.ts';
import type { Resume } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { cutBetween } from '../../model/text/text.ts';

/** What everybody can who sends a resume as a file, and systems that nobody runs any more. */
const selfEvident =
  /(?<![\p{L}\d])(?:(?:the )?internet(?: (?:browsing|surfing|savvy|user|applications?|skills?|access(?:ing)?|explorer|operations?|knowledge))?|(?:net|web|internet) (?:surfing|browsing)(?: and downloading)?|surfing(?: the)?(?: (?:net|internet|web))?|basics? (?:of )?(?:computers?|computer (?:knowledge|skills|operations?))|computer (?:basics?|literate|literacy|operating|operations?)|typing(?: skills?)?|ms[- ]?dos|ms[- ]?paint|windows ?(?:9[58]|2000|xp|vista|7|me)(?: ?[,/&] ?(?:9[58]|2000|xp|vista|7|8|10))*|macromedia(?: (?:flash|director|fireworks|dreamweaver))?|(?:(?:ms|microsoft)[- ]?)?front ?page|netscape(?: navigator)?|lotus ?1-?2-?3|word ?(?:star|perfect)|foxpro)(?![\p{L}\d])/iu;
/** An item that names only this, with what may stand around it. */
const alone = new RegExp(
  `^(?:(?:good|basic|sound|working) )?(?:knowledge (?:of|in) )?(?:the )?(?:${selfEvident.source})(?: (?:&|and) (?:${selfEvident.source}))*$`,
  'iu',
);
/** Trades in which typing and old systems are the work. */
const exempt =
  /typist|typing|data entry|secretar|clerk|steno|transcri|support|(?:computer|it|systems?|service|field|repair|pc) technician|administrator|hardware|network|receptionist|computer operator|help ?desk|desktop|front desk/i;

/** Whoever sends a resume by e-mail can use a computer; saying so takes the place of a skill. */
export const contentSelfEvidentSkill: Rule = {
  name: 'content-self-evident-skill',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'count', weight: 1, max: 2.5, per: 'document' },
  habit: true,
  about: {
    title: 'Skills are worth naming',
    finds: 'Skills such as “Internet”, “Typing” or “Windows XP”, except in trades that live by them.',
    why: 'What everybody can makes the skills around it look small.',
  },

  *check(resume) {
    if (isExempt(resume)) return;
    for (const row of sectionsOf(resume, 'skills').flatMap(({ rows }) => rows)) {
      const label = row.text.match(/^[^:]{2,40}:\s*/)?.[0].length ?? 0;
      for (const match of allMatches(/[^,;|•·()]+/g, row.text.slice(label))) {
        const text = match[0].trim().replace(/[.]$/, '');
        if (!alone.test(text)) continue;
        const start = label + match.index + match[0].indexOf(text);
        yield {
          title: 'Leave out what everybody can',
          advice:
            'Skills that every reader takes for granted, or that nobody uses any more, weaken those beside them. Name tools and methods of your trade instead.',
          text,
          at: cutBetween(row.words, start, start + text.length),
        };
      }
    }
  },
};

function isExempt({ sections, top }: Resume): boolean {
  const titles = sections.flatMap(({ entries }) => entries.map(({ title }) => title?.text ?? ''));
  return [...titles, ...top.map(({ text }) => text)].some((text) => exempt.test(text));
}
