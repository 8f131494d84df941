import { rowsOfTerms, type SkillTerm, skillTermsOf } from '../../model/language/skill-terms.ts';
import { quote } from '../../model/questions.ts';
import type { Rule } from '../../model/rule.ts';
import { skillNames } from '../../words/skills/skills.ts';

/** So many skills are named in the advice. */
const mostNamed = 3;

/** A skill that stands twice makes the reader look for what else was not looked at twice. */
export const contentSkillRepeated: Rule = {
  name: 'content-skill-repeated',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 1.5 },
  anyLanguage: true,
  about: {
    title: 'Each skill is listed once',
    finds: 'A skill that stands twice in the lists of skills, in one line or under two groups.',
    why: 'A list with repetitions reads as filled up, and its room is needed for what was left out.',
  },
  inVitae: false,

  *check(resume) {
    // Other words may be names, levels or halves of sentences.
    const skills = skillTermsOf(resume).filter(
      (term) => skillNames.has(term.text.toLowerCase()) && !isInSentence(term),
    );
    const groups = Map.groupBy(skills, ({ text }) => text.toLowerCase().replace(/[\s.-]+/g, ''));
    const twice = [...groups.values()].filter((same) => same.length > 1);
    const names = twice.slice(0, mostNamed).flatMap(([first]) => (first ? [`“${quote(first.text, 30)}”`] : []));
    // One skill in two groups may be known for both on purpose.
    const isInGroups =
      twice.length === 1 &&
      (rowsOfTerms(twice.flat()).length === twice.flat().length ||
        twice.flat().every(({ row }) => hasLabels(row.text)));
    if (twice.length === 0 || isInGroups) return;
    const more = twice.length > mostNamed ? ` and ${twice.length - mostNamed} more` : '';
    yield {
      title: 'List each skill once',
      advice: `${names.join(', ')}${more} ${twice.length === 1 ? 'is' : 'are'} listed more than once. Keep each where it fits best.`,
      text: twice[0]?.[0]?.text ?? '',
      at: rowsOfTerms(twice.flat()),
    };
  },
};

/** Whether two groups stand in one row: “Code: Python, Java Analysis: Python, R”. */
const hasLabels = (text: string) => /\p{L}: .*\p{L}: /u.test(text);

/** In words; what stands between the commas of a list is shorter. */
const longestItem = 5;

/** Whether a term in small letters stands in a sentence: beside a long part of it, or in a line that goes on with one. */
const isInSentence = ({ text, row }: SkillTerm) =>
  /^\p{Ll}/u.test(text) &&
  (/^\p{Ll}/u.test(row.text) || row.text.split(/[,;]/).some((item) => item.trim().split(' ').length > longestItem));
