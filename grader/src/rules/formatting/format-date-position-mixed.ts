import { majorityOf } from '../../model/list/majority.ts';
import { sectionsOf } from '../../model/questions.ts';
import type { Entry, Resume } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

const names = {
  right: 'at the right',
  left: 'in a column at the left',
  inline: 'after the text',
  own: 'on a line of their own',
};
type Position = keyof typeof names;
const surely = 0.7;
const fewestRoles = 3;

/** Dates at one position let the eye run down them. */
export const formatDatePositionMixed: Rule = {
  name: 'format-date-position-mixed',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'count', weight: 2, max: 6, per: 'document' },
  about: {
    title: 'Dates stand in the same place',
    finds: 'Dates at the left or in the text where most stand at the right.',
    why: 'Recruiters ask for one place to find them.',
  },

  *check(resume) {
    if (resume.confidence < surely || resume.pages.some((page) => page.columns)) return;
    for (const section of sectionsOf(resume, 'experience')) {
      if (section.entries.filter(({ date, title }) => date && title).length < fewestRoles) continue;
      const found = majorityOf(section.entries, positionOf(resume));
      for (const entry of found?.minority ?? [])
        yield {
          title: 'Put all dates in the same place',
          advice: `Most of your dates stand ${names[found?.value ?? 'right']}. Move “${entry.date?.text ?? ''}” there too.`,
          text: entry.date?.text ?? '',
          at: entry.date?.words ?? [],
        };
    }
  },
};

function positionOf({ pages }: Resume) {
  return (entry: Entry): Position | undefined => {
    const { date } = entry;
    const row = date && entry.header.find((one) => one.words.some((word) => date.words.includes(word)));
    const segment = date && row?.segments.find((one) => one.words.some((word) => date.words.includes(word)));
    if (!row || !segment || !date) return undefined;
    const alone = date.words.length >= segment.words.length - 1;
    const inRail = entry.header.some((other) => other !== row && other.x0 > row.x1);
    if (alone && row.segments.length === 1) return inRail ? 'left' : 'own';
    if (alone && segment === row.segments[0]) return 'left';
    return alone && segment.x1 > 0.6 * (pages[row.page]?.width ?? 612) ? 'right' : 'inline';
  };
}
