import { rectOf } from '../../model/header.ts';
import { sectionsOf } from '../../model/questions.ts';
import type { Entry } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

const fewest = 3;
const majority = 0.6;
const ownBoss =
  /\b(?:free-?\s?lanc(?:e|er|ing)|self-employed|independent|contractor|consultant|founder|owner|sole trader|volunteer|intern)\b/i;

/** Every role says what and where. */
export const contentEntryTitleOrOrgMissing: Rule = {
  name: 'content-entry-title-or-org-missing',
  group: 'content',
  severity: 'major',
  cost: { kind: 'count', weight: 4, max: 12, per: 'entries' },
  about: {
    title: 'Every role names title and employer',
    finds: 'Roles where the title or the organization was not found.',
    why: 'Both are what readers look at first in a role.',
  },

  *check(resume) {
    if (resume.confidence < 0.7) return;
    for (const section of sectionsOf(resume, 'experience')) {
      const entries = section.entries.filter(
        (entry) => entry.header.length > 0 && entry.date && entry.bullets.length > 0,
      );
      const whole = entries.filter((entry) => entry.title && entry.organisation).length;
      if (entries.length < fewest || whole < majority * entries.length) continue;
      for (const entry of entries) {
        if ((entry.title && entry.organisation) || !isBare(entry)) continue;
        // Another role at the same employer does not repeat the employer.
        if (entry.title && !entry.organisation && section.entries.indexOf(entry) > 0) continue;
        const missing = entry.title ? 'organisation' : 'job title';
        yield {
          title: 'Name the role and the organisation',
          advice: `This entry shows “${entry.title?.text ?? entry.organisation?.text}” only. Add the ${missing} on the same line.`,
          text: entry.header[0]?.text ?? '',
          at: entry.header.map(rectOf),
        };
      }
    }
  },
};

/** Whether there is one short piece beside the date, and nothing that the missing part could be read from. */
function isBare({ header, title, organisation, date, location, paragraphs }: Entry): boolean {
  const part = title ?? organisation;
  if (!part || ownBoss.test(part.text) || header.length > 1) return false;
  // A short line below the header may hold the other part.
  if (paragraphs.some(({ words }) => words.length <= 8)) return false;
  const readWords = new Set([...part.words, ...(date?.words ?? []), ...(location?.words ?? [])]);
  return header.every((row) => row.words.every((word) => readWords.has(word) || !/\p{L}{2}/u.test(word.text)));
}
