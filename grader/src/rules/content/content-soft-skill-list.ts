import { isEnglish } from '../../model/language/is-english.ts';
import { quote } from '../../model/questions.ts';
import type { Row } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { cutBetween } from '../../model/text/text.ts';
import { skillsOfTrade } from '../../model/trades/trade.ts';
import { isTraitLine } from '../../words/skills/soft-skills.ts';
import { isForeignTrait } from '../../words/skills/soft-skills-abroad.ts';

const share = 0.4;
const fewest = 3;
/** From so many traits on, a list holds hardly a skill of a trade. */
const mostlyTraits = 0.6;

/** "Teamwork, leadership, communication" fits any resume; a line of work that shows one of them does not. */
export const contentSoftSkillList: Rule = {
  name: 'content-soft-skill-list',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 1.5 },
  anyLanguage: true,
  about: {
    title: 'Soft skills are shown, not listed',
    finds: 'Lists with “team player”, “communication” and the like.',
    why: 'Employers look for evidence of teamwork, not for the word.',
  },

  *check(resume) {
    const english = isEnglish(resume);
    const lists = resume.sections.filter(({ kind, title }) => kind === 'skills' || ofCharacter.test(title));
    for (const section of lists) {
      const items = section.rows.flatMap(itemsOf);
      const found = items.filter(({ text }) => isTraitLine(text) || (!english && isForeignTrait(text)));
      const [first] = found;
      if (!first || found.length < fewest || found.length < share * items.length) continue;
      const others = resume.sections.filter((one) => one !== section && one.kind === 'skills');
      const isOnlyList = others.length === 0 && found.length >= mostlyTraits * items.length;
      yield {
        title: 'Prove soft skills, do not list them',
        advice: `“${quote(first.text)}” and ${found.length - 1} more say what anybody can say. Cut the list, and show the one or two that matter in lines of your work, for example “Presented weekly results to [30] managers”.${isOnlyList ? ` Put ${skillsOfTrade(resume)} there instead.` : ''}`,
        text: found
          .slice(0, named)
          .map(({ text }) => text)
          .join(', '),
        at: found.flatMap(({ row, start, text }) => cutBetween(row.words, start, start + text.length)),
      };
      return;
    }
  },
};

/** Titles of lists of character that are none of skills: "Personal qualities". */
const ofCharacter =
  /\b(?:strengths?|strong points?|(?:personal|individual) (?:qualit|attribut|traits?|skills|characteristics)\w*|soft skills|interpersonal|personality)\b/i;
const named = 5;

function itemsOf(row: Row): { row: Row; start: number; text: string }[] {
  const label = row.text.match(/^[^:]{2,30}:\s*/)?.[0].length ?? 0;
  return allMatches(/[^,;|•·●▪■◦○➢❖]+/g, row.text.slice(label)).flatMap((match) => {
    const text = match[0].trim().replace(/[.]$/, '');
    const start = label + match.index + match[0].indexOf(text);
    return text === '' ? [] : [{ row, start, text }];
  });
}
