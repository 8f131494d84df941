import { rectOf } from '../../model/header.ts';
import { skillTermsOf } from '../../model/language/skill-terms.ts';
import { isPerformer } from '../../model/performer.ts';
import { quote, sectionsOf } from '../../model/questions.ts';
import type { Row, Section } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** So many terms one after the other nobody takes in at a glance. */
const many = 13;
/** A row of fewer is a column or a list of its own. */
const termsOfRow = 3;
const shown = 4;

/** A reader looks for one kind of skill and finds it under its label. */
export const contentSkillGroups: Rule = {
  name: 'content-skill-groups',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 1 },
  about: {
    title: 'Skills stand in groups',
    finds: 'Thirteen skills or more run on in lines without a label.',
    why: 'In a run-on list the tool that is looked for is passed over.',
  },

  *check(resume) {
    // What a part asks for is found in any order.
    if (isPerformer(resume)) return;
    const terms = Map.groupBy(skillTermsOf(resume), ({ row }) => row);
    const section = sectionsOf(resume, 'skills').find((one) => runsOn(one, (row) => terms.get(row)?.length ?? 0));
    const [first] = section?.rows ?? [];
    if (!section || !first) return;
    const count = section.rows.reduce((sum, row) => sum + (terms.get(row)?.length ?? 0), 0);
    yield {
      title: 'Group your skills',
      advice: `${count} skills run on without a label, so that a reader who looks for one passes it over. Set them in three or four lines by kind, each with its label in bold, the strongest first, and drop those that you could not speak about.`,
      text: quote(first.text),
      at: section.rows.slice(0, shown).map(rectOf),
    };
  },
};

/** Whether a list goes on from row to row, with no row that has a label, is one, or stands under one. */
function runsOn({ rows }: Section, termsIn: (row: Row) => number): boolean {
  const count = rows.reduce((sum, row) => sum + termsIn(row), 0);
  if (count < many || rows.some((row) => row.table || hasLabel(row))) return false;
  return rows.every((row, i) => termsIn(row) >= (i === rows.length - 1 ? 1 : termsOfRow));
}

/** Whether a row is or begins with a label: behind a colon or a dash, in bold, in capitals, or set apart. */
function hasLabel({ text, words, segments }: Row): boolean {
  const [first] = words;
  const isMixed = words.some(
    ({ bold, color, italic }) => bold !== first?.bold || italic !== first.italic || color !== first.color,
  );
  return (
    /:|\p{L}\s[-–—]\s/u.test(text) || isMixed || (segments.length === 2 && !/[,|•·]\s*$/.test(segments[0]?.text ?? ''))
  );
}
