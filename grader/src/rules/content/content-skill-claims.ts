import { rectOf } from '../../model/header.ts';
import { quote, sectionsOf } from '../../model/questions.ts';
import type { Row, Section } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { contentSoftSkillList } from './content-soft-skill-list.ts';

const fewest = 4;
/** One claim in so many words is the way in which the section speaks. */
const wordsPerClaim = 25;
const shown = 6;
/** How people rate what they can do: "Strong knowledge of", "Able to work with". */
const claim =
  /\b(?:(?:excellent|strong|deep|extensive|good|great|sound|solid|thorough|vast|very good|in-?depth|expert|proven|exceptional|outstanding) (?:\p{L}+ )?(?:knowledge|understanding|background|experience|skills?|command|grasp|ability|exposure|hands[- ]on)|abilit(?:y|ies) to|able to|capab(?:le|ility) (?:of|to)|familiar(?:ity)? with|skilled (?:in|at)|adept (?:in|at)|expert(?:ise)? in|passion(?:ate)? (?:for|about)|well[- ]versed (?:in|with)|proficien(?:t|cy) (?:in|with|at))/giu;

/** What is praised in a list of skills can be neither searched nor believed. */
export const contentSkillClaims: Rule = {
  name: 'content-skill-claims',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 1 },
  about: {
    title: 'Skills are named, not praised',
    finds: 'Sections of skills in sentences such as “strong knowledge of” and “able to work with”, four or more.',
    why: 'Readers and programs look for names of tools and methods; everybody calls their own knowledge good.',
  },

  *check(resume) {
    if (resume.isAcademic) return;
    const found = sectionsOf(resume, 'skills')
      .map(claimsIn)
      .find((claims) => claims.length >= fewest);
    const [first, second] = found ?? [];
    if (!found || !first || !second) return;
    // That traits are listed is told by another note.
    if ([...contentSoftSkillList.check(resume)].length > 0) return;
    const places = [...new Set(found.map(({ row }) => row))];
    yield {
      title: 'Name skills, do not praise them',
      advice: `“${first.text}”, “${second.text}” and ${found.length - 2} more are claims that a reader can neither check nor search for. List tools and methods in groups with a label, and show the strongest in a line of your work.`,
      text: quote(first.row.text),
      at: places.slice(0, shown).map(rectOf),
    };
  },
};

/** The claims of a section that speaks in them; none of one in which they are few. */
function claimsIn({ rows }: Section): { row: Row; text: string }[] {
  const found = rows.flatMap((row) => allMatches(claim, row.text).map(([text]) => ({ row, text })));
  const words = rows.reduce((sum, row) => sum + row.words.length, 0);
  return found.length * wordsPerClaim < words ? [] : found;
}
