import { rectOf } from '../../model/header.ts';
import type { Section } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

const nothing =
  '(?:nil|n\\.?/?a\\.?|none|not applicable|fresher|a fresher|no (?:work )?experience(?: yet)?|nothing(?: yet)?|coming soon|to be added)';
const saysNothing = new RegExp(`^\\P{L}*${nothing}\\P{L}*$`, 'iu');
const titleSaysNothing = new RegExp(`[:–—-]\\s*${nothing}\\P{L}*$`, 'iu');

/** A title over nothing tells the reader what is missing before anything else. */
export const contentEmptySection: Rule = {
  name: 'content-empty-section',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'count', weight: 2, max: 4, per: 'document' },
  about: {
    title: 'No section is empty',
    finds: 'Sections that say only “Nil”, “None” or “Fresher”.',
    why: 'A title over nothing points at what you do not have, in the place of something you do.',
  },

  *check({ sections }) {
    for (const section of sections) {
      if (!isEmpty(section)) continue;
      const { heading, title, rows } = section;
      yield {
        title: 'Remove the empty section',
        advice: `“${title}” says that there is nothing. Leave it out, and use the room for what you have: training, projects, voluntary work or courses.`,
        text: title,
        at: [{ ...heading, page: section.page }, ...rows.map(rectOf)],
      };
    }
  },
};

function isEmpty({ title, heading, rows }: Section): boolean {
  if (rows.length === 0) return titleSaysNothing.test(title) || titleSaysNothing.test(heading.text);
  return rows.length <= 2 && rows.every(({ text }) => saysNothing.test(text));
}
