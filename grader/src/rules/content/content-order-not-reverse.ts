import { rectOf } from '../../model/header.ts';
import { itemAt } from '../../model/list/item-at.ts';
import { endOf, sectionsOf } from '../../model/questions.ts';
import type { DateSpan, Entry, Row, Section, Segment } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { monthsOf } from '../../model/text/dates.ts';
import { textOf } from '../../model/text/text.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';

/** Tolerance in months, since many dates are given by month or year only. */
const slack = 2;

/** A time that goes on in the next line: “09/2012-”. */
const unfinished = /\d\s*[-–—]$/;

/** An entry that is newer than the one above it. */
type Step = { later: Entry; earlier: Entry };

const course = /\b(?:certificat\w*|certified|course|training|workshop|computer)\b/i;

/** Everybody reads newest first. */
export const contentOrderNotReverse: Rule = {
  name: 'content-order-not-reverse',
  group: 'content',
  severity: 'major',
  cost: { kind: 'count', weight: 4, max: 8, per: 'document' },
  anyLanguage: true,
  about: {
    title: 'The newest role comes first',
    finds: 'Roles of one section that do not run from new to old.',
    why: 'Every guide asks for it, and readers judge by the latest role.',
  },
  inVitae: false,

  *check(resume) {
    if (resume.confidence < 0.7) return;
    for (const section of sectionsOf(resume, 'experience', 'education')) {
      const entries = section.entries.filter(
        ({ date, header, title, organisation }) =>
          date &&
          !date.ambiguous &&
          !endsBeforeItBegins(date) &&
          !isCutShort(date, header) &&
          !isOneOfSeveral(date, header) &&
          (section.kind === 'education' || (title && organisation && (date.isRange || date.present))) &&
          header.length > 0 &&
          (title ?? organisation),
      );
      const late = entries.flatMap((later, i) => {
        const earlier = entries[i - 1];
        if (!earlier?.date || !later.date || !isAfter(later.date, earlier.date)) return [];
        if (later.organisation && later.organisation.text === earlier.organisation?.text) return [];
        if (isOlderThanGroup(later, entries.slice(0, i))) return [];
        if (resume.sections.some((one) => standsBetween(one, earlier, later))) return [];
        // A range whose end stands in the next line: two lines of one entry.
        if (unfinished.test(earlier.date.words.at(-1)?.text ?? '')) return [];
        // Courses often stand below degrees, whenever they were taken.
        return section.kind === 'education' && !isDegree(later) ? [] : [{ later, earlier }];
      });
      const minor = section.kind === 'education' ? { severity: 'minor' as const, weight: 0.5 } : {};
      const found =
        runsUpwards(entries) && endsRise(section)
          ? turned(late)
          : isUndated(section) || (isMendedByMoves(entries, late) && section.kind !== 'education')
            ? late.map(({ later, earlier }) => moved(later, earlier))
            : sorted(entries, late);
      yield* found.map((finding) => ({ ...minor, ...finding }));
    }
  },
};

/** Entries from which on a list has an order of its own: of two, one is moved. */
const leastOrdered = 3;
/** One step up alone is a list out of order, however the others lie beside each other. */
const leastUp = 2;

/** Whether a whole list runs from old to new, so that to move one of its entries would not mend it. */
function runsUpwards(entries: readonly Entry[]): boolean {
  const dates = entries.flatMap(({ date }) => date ?? []);
  const up = dates.filter((date, i) => i > 0 && isAfter(date, itemAt(dates, i - 1)));
  const down = dates.filter((date, i) => i > 0 && isAfter(itemAt(dates, i - 1), date));
  return dates.length >= leastOrdered && down.length === 0 && up.length >= leastUp;
}

/** Whether nothing in a section ended before what stands above it, whoever the employer: then it can be turned round as it is. */
function endsRise({ entries }: Section): boolean {
  const ends = entries.flatMap(({ date }) => (date ? [endOf(date)] : []));
  return ends.every((end, i) => i === 0 || end >= itemAt(ends, i - 1) - slack);
}

/** Whether a degree or a post has no time, so that nobody knows which one is the most recent. */
const isUndated = ({ entries }: Section) =>
  entries.some(({ date, title, organisation }) => !date && (title ?? organisation));

/** Whether posts of one employer stand above, of which the newest is newer: they are kept together on purpose. */
function isOlderThanGroup({ date }: Entry, above: readonly Entry[]): boolean {
  const employer = above.at(-1)?.organisation?.text;
  const other = above.findLastIndex(({ organisation }) => organisation?.text !== employer);
  const group = employer === undefined ? [] : above.slice(other + 1);
  return group.length > 1 && date !== undefined && group.some((post) => post.date && !isAfter(date, post.date));
}

/** Whether the list runs from new to old once each of these is above the one that it follows. */
function isMendedByMoves(entries: readonly Entry[], late: readonly Step[]): boolean {
  const list = [...entries];
  for (const { later, earlier } of late) {
    list.splice(list.indexOf(later), 1);
    list.splice(list.indexOf(earlier), 0, later);
  }
  const dates = list.flatMap(({ date }) => date ?? []);
  return dates.every((date, i) => i === 0 || !isAfter(date, itemAt(dates, i - 1)));
}

/** One note for a list that a single move does not mend, or of which some lines may not have been read. */
function sorted(entries: readonly Entry[], late: readonly Step[]): RuleFinding[] {
  const [first] = late;
  const newest = entries.toSorted((a, b) => (a.date && b.date ? endOf(b.date) - endOf(a.date) : 0))[0];
  // A list that begins with the newest entry is hardly turned: what follows may be a detail of it.
  if (!first || !newest || newest === entries[0]) return [];
  return [
    {
      title: 'List newest first',
      advice: `Begin with “${nameOf(newest, entries.find((one) => one !== newest) ?? newest)}”, the most recent, and go back from there to the oldest.`,
      text: nameOf(first.later, first.earlier),
      count: late.length,
      at: late.flatMap(({ later }) => later.header.map(rectOf)),
    },
  ];
}

function moved(later: Entry, earlier: Entry): RuleFinding {
  return {
    title: 'List newest first',
    advice: `Move “${nameOf(later, earlier)}” above “${nameOf(earlier, later)}”, so that the most recent comes first.`,
    text: nameOf(later, earlier),
    at: later.header.map(rectOf),
  };
}

/** One note for a list from old to new, at the newest of the entries that are to stand higher. */
function turned(late: readonly Step[]): RuleFinding[] {
  const newest = late.at(-1);
  if (!newest) return [];
  return [
    {
      title: 'List newest first',
      advice:
        'The entries of this list run from old to new. Turn the whole list round, so that the most recent comes first.',
      text: nameOf(newest.later, newest.earlier),
      count: late.length,
      at: late.toReversed().flatMap(({ later }) => later.header.map(rectOf)),
    },
  ];
}

/** The title of an entry; where the other one has the same, its organisation. */
function nameOf({ title, organisation, header }: Entry, other: Entry): string {
  const isSame = title?.text.toLowerCase() === other.title?.text.toLowerCase();
  return (isSame ? (organisation ?? title) : (title ?? organisation))?.text ?? header[0]?.text ?? '';
}

/** Whether a title parts two entries that count as one section, so that each of them begins an order of its own. */
const standsBetween = ({ heading, column }: Section, { header: [above] }: Entry, { header: [below] }: Entry) =>
  above !== undefined &&
  below !== undefined &&
  column === below.column &&
  isHigher(above, heading) &&
  isHigher(heading, below);

const isHigher = (one: Segment, other: Segment) =>
  one.page < other.page || (one.page === other.page && one.base < other.base);

/** What somebody won stands below degrees, whenever that was. */
const award = /\b(?:winner|award(?:ed)?|prize|scholarship|fellowship|grant)\b/i;

const isDegree = ({ title, header }: Entry) =>
  !award.test(title?.text ?? '') &&
  namesDegree([title?.text, ...header.map(({ text }) => text)].join(' ')) &&
  !header.some(({ text }) => course.test(text));

/** A slip in a date, of which another rule tells, moves nothing. */
const endsBeforeItBegins = ({ start, end, present }: DateSpan) =>
  !present && start !== undefined && end !== undefined && monthsOf(end, 12) < monthsOf(start, 1);

/** Whether a part of a time was not read: "Jan-0010 - Apr 2025". */
const isCutShort = ({ words: [first] }: DateSpan, header: readonly Row[]): boolean =>
  header.some(({ words }) => {
    const at = first ? words.indexOf(first) : -1;
    return at > 0 && /\d\s*[-–—]\s*$/.test(textOf(words.slice(0, at)));
  });

/** Whether the row of a time names later years, so that the post was held again: "2021, 2017 – 2018". */
function isOneOfSeveral({ words: [first], end, present }: DateSpan, header: readonly Row[]): boolean {
  const row = header.find(({ words }) => first !== undefined && words.includes(first));
  const years = row?.text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [];
  return !present && end !== undefined && years.some((year) => Number(year) > end.year);
}

/** Whether one ended after the other, rather than ran at the same time. */
function isAfter(one: DateSpan, other: DateSpan): boolean {
  if (endOf(one) <= endOf(other) + slack || endOf(other) === Number.POSITIVE_INFINITY) return false;
  const start = one.start ? monthsOf(one.start, 12) : endOf(one);
  return start >= endOf(other) - slack;
}
