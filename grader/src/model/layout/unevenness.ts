import type { Resume, Section, SectionKind } from '../resume.ts';
import { isDutiesTitle } from '../titles/duty-titles.ts';
import { isLabel, isTail, repeatsTitle } from '../titles/title-labels.ts';
import { endsInColon, isOfLowerLevel } from '../titles/title-levels.ts';
import { textStyleOf } from './text-style.ts';

/** What does not look like its like among titles of sections. */
export type Unevenness = {
  titles: readonly Section[];
  /** Titles that neither begin, nor end, nor have their middle where most do. */
  off: readonly Section[];
  /** Titles in another size than most. */
  resized: readonly Section[];
  /** Titles in another weight, slope or case than most. */
  restyled: readonly Section[];
};

/** Share of the size by which titles must differ to be seen to. */
const seenSize = 0.1;
/** In points: titles that are less apart share a line; several are seen to be off it sooner than one alone. */
const sameLine = 3;
const seenOff = { several: 3.5, one: 7, middle: 12 };
/** Kinds of sections whose titles may be labels: "Address:". */
const otherKinds: SectionKind[] = ['contact', 'other', 'references', 'coursework', 'declaration'];
/** Below this share of the titles of a column no look is the usual one. */
const usual = 0.5;

/** Compares titles of sections with one another, in a sidebar by themselves. */
export function unevennessOf(resume: Resume): Unevenness {
  const titles = titlesOfFirstLevel(resume);
  // Without a sidebar, columns only follow one another.
  const inColumns = resume.pages.some(({ columns }) => columns);
  const groups = [...Map.groupBy(titles, ({ column }) => (inColumns ? column : 0)).values()];
  const parts = looksOfParts(resume.sections);
  const isNoPart = (title: Section) => !parts.has(lookOf(title));
  return {
    titles,
    off: groups.flatMap(offLine),
    resized: groups.flatMap(ofOtherSize).filter(isNoPart),
    restyled: groups.flatMap(ofOtherStyle).filter(isNoPart),
  };
}

/** The rest of an address that was broken over two lines: "portfolio/". */
const isAddress = /[/@_]$|www\.|https?:/i;

/** Titles of the first level: no labels before facts, signs of a list, cells or titles below others. */
export function titlesOfFirstLevel({ sections, rows }: Resume): Section[] {
  const rowOf = new Map(rows.flatMap((row) => row.words.map((word) => [word, row] as const)));
  const colons = sections.filter(({ title }) => endsInColon(title)).length;
  return sections.filter((section) => {
    // "Working papers:" among titles without a colon is a label inside a section.
    if (colons < sections.length / 2 && endsInColon(section.title)) return false;
    if (isAddress.test(section.title)) return false;
    if (section.isInText || otherKinds.includes(section.kind) || isLabel(section) || isTail(section)) return false;
    // Below a job, what stands over its duties is set as a part of it.
    if (isDutiesTitle(section.title)) return false;
    const [first] = section.heading.words;
    const row = first && rowOf.get(first);
    if (row && (row.mark || row.table || row.words[0] !== first)) return false;
    return !isOfLowerLevel(section, sections) && !repeatsTitle(section, sections);
  });
}

const middleOf = ({ x0, x1 }: { x0: number; x1: number }) => (x0 + x1) / 2;

/** The titles off the line that most share: their left edges, middles or right edges, whichever most have in common. */
function offLine(group: readonly Section[]): Section[] {
  const lines = [
    { of: ({ heading }: Section) => heading.x0, several: seenOff.several, one: seenOff.one },
    { of: ({ heading }: Section) => middleOf(heading), several: seenOff.middle, one: seenOff.middle },
    { of: ({ heading }: Section) => heading.x1, several: seenOff.several, one: seenOff.one },
  ];
  return lines
    .map(({ of, several, one }) => {
      const line = largestOf(clustersOf(group, of, sameLine));
      const [from, to] = [Math.min(...line.map(of)), Math.max(...line.map(of))];
      const isBeyond = (title: Section, seen: number) => of(title) < from - seen || of(title) > to + seen;
      // Where all titles of a page share another line, nobody sees it.
      const seenOn = [...Map.groupBy(group, ({ page }) => page).values()].filter(
        (own) => clustersOf(own, of, sameLine).length > 1 || own.length === 1,
      );
      const beyond = (seen: number) => seenOn.flat().filter((title) => isBeyond(title, seen));
      const off = beyond(several);
      return off.length > 1 ? off : beyond(one);
    })
    .reduce((fewest, off) => (off.length < fewest.length ? off : fewest));
}

function ofOtherSize(group: readonly Section[]): Section[] {
  const sizeOf = ({ heading }: Section) => heading.size;
  const alike = largestOf([...Map.groupBy(group, (one) => Math.round(2 * sizeOf(one))).values()]);
  const [first] = alike;
  if (!first || alike.length < usual * group.length) return [];
  const others = group.filter((one) => Math.abs(sizeOf(one) - sizeOf(first)) > seenSize * sizeOf(first));
  return isLowerLevel(others, sizeOf(first)) ? [] : others;
}

/** The looks of titles below which nothing stands but titles of another look: those of parts that hold several sections. */
const looksOfParts = (sections: readonly Section[]): ReadonlySet<string> =>
  new Set(
    sections.flatMap((section, i) => {
      const below = sections[i + 1];
      const isPart = section.rows.length === 0 && below && lookOf(below) !== lookOf(section);
      return isPart ? [lookOf(section)] : [];
    }),
  );

const lookOf = (title: Section) => `${styleOf(title)} ${Math.round(2 * title.heading.size)}`;

/** Whether titles of one look that is smaller than the usual one are a level of their own. */
const isLowerLevel = (titles: readonly Section[], size: number) =>
  titles.length > 1 && titles.every(({ heading }) => heading.size < size) && new Set(titles.map(lookOf)).size === 1;

/** Titles in another style than most; those of a lower level are smaller, too. */
function ofOtherStyle(group: readonly Section[]): Section[] {
  const alike = new Set(largestOf([...Map.groupBy(group, styleOf).values()]));
  const [first] = alike;
  if (!first || alike.size < usual * group.length) return [];
  const others = group.filter((one) => !alike.has(one));
  return isLowerLevel(others, first.heading.size) ? [] : others;
}

const largestOf = <T>(clusters: readonly T[][]): T[] =>
  clusters.reduce((most, one) => (one.length > most.length ? one : most), []);

/** Groups by a value, such that each is at most `most` from the next larger one in its group. */
function clustersOf<T>(all: readonly T[], placeOf: (one: T) => number, most: number): T[][] {
  const clusters: { last: number; members: T[] }[] = [];
  for (const one of all.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const value = placeOf(one);
    const cluster = clusters.at(-1);
    if (cluster && value - cluster.last <= most) {
      cluster.last = value;
      cluster.members.push(one);
    } else clusters.push({ last: value, members: [one] });
  }
  return clusters.map(({ members }) => members);
}

/** Weight, slope and case, of which the last is unknown where a font hides what its letters look like. */
function styleOf({ heading, title }: Section): string {
  const { bold, italic } = textStyleOf(heading);
  // "AWARDS and HONORS" is in capitals.
  const letters = title.replace(/(?<!\p{L})(?:and|of|the|for|in|to)(?!\p{L})/gu, '').replace(/\P{L}/gu, '');
  const isLoud = heading.words.some(({ unknownLook }) => unknownLook) || letters === letters.toUpperCase();
  return `${bold} ${italic} ${isLoud}`;
}
