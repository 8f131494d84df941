import { majorityOf } from '../../model/list/majority.ts';
import { sectionsOf } from '../../model/questions.ts';
import type { DateSpan, Entry, Resume, Row } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { isUnbroken } from '../../model/text/unbroken-date.ts';

type Position = 'right' | 'left' | 'inline' | 'own';
const surely = 0.7;
const fewestRoles = 3;
/** A header with more words is a sentence that tells the job, and its date stands where the sentence needs it. */
const longestHeader = 12;

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
      if (found?.value !== 'right') continue;
      for (const entry of found.minority.filter(isPost))
        yield {
          title: 'Put all dates in the same place',
          advice: `Most of your dates stand at the right. Move “${entry.date?.text ?? ''}” there too.`,
          text: entry.date?.text ?? '',
          at: entry.date?.words ?? [],
        };
    }
  },
};

/** Whether what a date belongs to is surely a post with a time of its own; a term or a year may be told anywhere. */
const isPost = ({ title, organisation, date }: Entry) =>
  title !== undefined && organisation !== undefined && date?.isRange === true;

function positionOf({ pages }: Resume) {
  return (entry: Entry): Position | undefined => {
    const { date } = entry;
    const row = date && entry.header.find((one) => one.words.some((word) => date.words.includes(word)));
    const segment = date && row?.segments.find((one) => one.words.some((word) => date.words.includes(word)));
    if (!row || !segment || !date || !isPlaced(row, date)) return undefined;
    const others = segment.words.filter((word) => !date.words.includes(word) && /\p{L}/u.test(word.text));
    const alone = others.length === 0;
    const inRail = entry.header.some((other) => other !== row && other.x0 > row.x1);
    if (alone && row.segments.length === 1) return inRail ? 'left' : 'own';
    if (alone && segment === row.segments[0]) return 'left';
    const width = pages[row.page]?.width ?? 612;
    const endsRow = segment === row.segments.at(-1) && row.segments.length > 1 && segment.x1 > 0.6 * width;
    return endsRow ? 'right' : 'inline';
  };
}

/** Whether the place of a date was chosen: not in a cell of a table, not broken over two rows, not in a sentence. */
function isPlaced(row: Row, date: DateSpan): boolean {
  const { words } = date;
  if (row.table || row.mark || row.words.length > longestHeader || !isUnbroken(date, [row])) return false;
  return words.every((word) => Math.abs(word.base - row.base) <= 0.5 * row.size);
}
