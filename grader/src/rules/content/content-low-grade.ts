import { quote, sectionsOf } from '../../model/questions.ts';
import type { Resume } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { cutBetween } from '../../model/text/text.ts';

/** Below this an average on the American scale speaks against its owner; employers that ask for one ask for as much or more. */
const speaksFor = 3;
/** Lower averages end a degree and are no scale of 4 at all. */
const leastOfScale = 2;
const average =
  /\b(?:gpa|grade point average)\b[^\d\p{L}]{0,4}(?:(?:of|is) )?(?<behind>[23][.,]\d{1,2})(?!\d)(?:\s?(?:\/|out of)\s?(?<scale>\d+))?|(?<![\d.])(?<before>[23][.,]\d{1,2})(?:\s?(?:\/|out of)\s?(?<scaleBefore>\d+)(?:\.0+)?)? (?:gpa|grade point average)\b/iu;
/** Where 1 is the best mark. */
const bestIsOne =
  /\b(?:german(?:y|s)?|austria|czech|slovak\p{L}*|philippin\p{L}*|manila|cebu|davao|gwa|deutsch\p{L}*)\b/iu;

/** Nobody asks for an average that is not printed; one that is low is read before the work. */
export const contentLowGrade: Rule = {
  name: 'content-low-grade',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 1 },
  about: {
    title: 'Grades speak for you',
    finds: 'An average below 3.0 on the scale of 4.',
    why: 'No average is missed, and a low one is remembered.',
  },

  *check(resume) {
    if (resume.locale === 'EU' || resume.rows.some(({ text }) => bestIsOne.test(text))) return;
    for (const { text, words } of studiesOf(resume)) {
      const match = average.exec(text);
      const { behind, before, scale, scaleBefore } = match?.groups ?? {};
      const value = Number((behind ?? before ?? '').replace(',', '.'));
      const best = Number(scale ?? scaleBefore ?? 4);
      if (!match || best !== 4 || value < leastOfScale || value >= speaksFor) continue;
      yield {
        title: 'Leave out the low average',
        advice: `“${quote(match[0])}” is below what employers who ask for one expect, and it is read before your work. Leave it out, and name a course, a project or a prize that speaks for you.`,
        text: match[0],
        at: cutBetween(words, match.index, match.index + match[0].length),
      };
      return;
    }
  },
};

/** The rows of the studies, and those above all titles. */
const studiesOf = (resume: Resume) => [
  ...sectionsOf(resume, 'education', 'coursework', 'awards', 'skills').flatMap(({ rows }) => rows),
  ...resume.top,
];
