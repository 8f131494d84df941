import { weightedMode } from '../../model/list/statistics.ts';
import { isNamed } from '../../model/questions.ts';
import type { Entry, Page, Row, Section, SectionKind, Segment } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { withEmployerOfTitle } from '../employers/employers-above.ts';
import { entriesIn } from '../entries/entries-in.ts';
import { namedByHeader } from '../entries/groups-in-jobs.ts';
import { withoutTopic } from '../entries/topics.ts';
import type { Spacing } from '../lists/continues.ts';
import { looseBullets } from '../lists/loose-lists.ts';
import { isPersonalRow } from '../person/personal-rows.ts';
import { gapAbove } from '../rows/gap-above.ts';
import { rowOf } from '../rows/rows.ts';
import { withHiddenStudies } from '../studies/hidden-studies.ts';
import { withJobsParted } from '../told/jobs-below-profile.ts';
import { withUnreadJobs } from '../told/unread-jobs.ts';
import { columnsContinued } from './columns-continued.ts';
import { withEmployersAsTitles } from './employer-titles.ts';
import { headingsIn } from './headings.ts';
import { withHiddenTitles } from './hidden-titles.ts';
import { withHiddenWork } from './hidden-work.ts';
import { withJobsGivenBack } from './jobs-among-projects.ts';
import { withJobsElsewhere } from './jobs-elsewhere.ts';
import { withJobsMoved } from './jobs-without-title.ts';
import { areTimed, type Draft, isListOfCredits, withJoinedWork } from './joined-work.ts';
import { kindsByContent } from './section-kinds.ts';
import type { Heading } from './title-candidates.ts';
import { withToldWork } from './told-work.ts';

type BodyStyle = { size: number; color: number; leading: number };

const workKinds: SectionKind[] = ['projects', 'research', 'teaching', 'volunteering', 'activities'];
/** How near to the edge a line must end to count as full, in points, and how many full lines prove an edge. */
const nearEdge = 25;
const fullRows = 4;
/** How many lines above every title a text begins that is no rest of another column. */
const aboveLines = 2;
/** A paragraph beside the highest title may begin so many lines below it. It has so many rows with so many words. */
const paragraphLines = 1;
const paragraphRows = 3;
const paragraphWords = 6;
/** So many rows with so many words each contact details have. */
const mostContactRows = 8;
const mostContactWords = 8;
/** Titles of what somebody would research, which is no work of theirs. */
const namesInterests = /\bresearch (?:interests?|areas?|fields?)\b|\b(?:areas?|fields?) of (?:research|interest)\b/i;
const studyKinds: SectionKind[] = ['education'];
/** Kinds that people tell in a list of single lines. So many of them are one. */
const listedKinds: SectionKind[] = ['volunteering', 'activities'];
const leastItems = 2;

/** The size, colour and leading of most letters of the body. */
export function bodyStyleOf(rows: Row[]): BodyStyle {
  const words = rows.flatMap((row) => row.words);
  const gaps = rows.slice(1).flatMap((row, i) => {
    const gap = gapAbove(rows[i], row);
    return gap !== undefined && gap < 2.2 * row.size ? [gap] : [];
  });
  const size = weightedMode(words.map((word) => [Math.round(word.size * 10) / 10, word.text.length] as const)) ?? 10;
  return {
    size,
    color: weightedMode(words.map((word) => [word.color, word.text.length] as const)) ?? 0,
    leading: weightedMode(gaps.map((gap) => [Math.round(gap * 2) / 2, 1] as const)) ?? size * 1.25,
  };
}

/** The titles of sections in the rows. */
export function headingsOf(rows: Row[], pages: Page[], { size, color, leading }: BodyStyle): Heading[] {
  const shapes = pages.map((page) => page.shapes.filter((shape) => shape.kind !== 'image'));
  return headingsIn(rows, { size, color, gap: leading, shapes });
}

/** Splits rows at the headings into the top block and the sections with their entries and bullets. */
export function sectionsOf(
  rows: Row[],
  pages: Page[],
  style: BodyStyle,
  headings: Heading[],
): { top: Row[]; sections: Section[] } {
  const byRow = new Map(headings.map((heading) => [heading.row, heading]));
  const top: Row[] = [];
  const split: Draft[] = [];
  const opening = rows[0]?.page;
  const highest = Math.min(...headings.filter(({ row }) => row.page === opening).map(({ row }) => row.base));
  const introduced = introductionsOf(rows, byRow, highest, style.leading);
  const lastIn = new Map<number, Draft>();
  const continuedBy = columnsContinued(rows);
  for (const row of rows) {
    const heading = byRow.get(row);
    // What stands above every title is about the person, in whichever column: an address beside the name.
    const isAbove = row.page === opening && row.base < highest;
    if (!heading && (isAbove || introduced.has(row))) top.push(row);
    else if (heading) {
      const rest = heading.rest.flatMap((segment) => segment.words);
      const draft = { heading, rows: rest.length > 0 ? [rowOf(rest, row.column)] : [] };
      split.push(draft);
      lastIn.set(row.column, draft);
    } else {
      const before = continuedBy.get(row.column);
      const draft = lastIn.get(row.column) ?? (before === undefined ? undefined : lastIn.get(before)) ?? split.at(-1);
      (draft?.rows ?? top).push(row);
    }
  }
  const titled = withHiddenTitles(withEmployersAsTitles(withJobsMoved(split)));
  const edges = edgesOf(rows, pages);
  const spacingOf = ({ heading, rows: own }: Draft): Spacing => ({
    leading: style.leading,
    right: rightOf(own),
    edge: edges.get(heading.row.column) ?? 0,
  });
  // Several questions are asked of the jobs in the same rows.
  const jobsOf = new Map<Row[], Entry[]>();
  const jobsIn = (draft: Draft) => {
    const jobs = jobsOf.get(draft.rows) ?? entriesIn(draft.rows, 'work', spacingOf(draft));
    jobsOf.set(draft.rows, jobs);
    return jobs;
  };
  const drafts = withJobsParted(titled, jobsIn);
  const kinds = kindsByContent(drafts, jobsIn);
  const kept = drafts.map((draft, i) => ({
    ...draft,
    heading: { ...draft.heading, kind: kinds[i] ?? draft.heading.kind },
  }));
  const given = withJobsGivenBack(withHiddenWork(withHiddenStudies(kept), jobsIn), jobsIn);
  const parted = withJobsElsewhere(withToldWork(given, jobsIn), jobsIn);
  const above = jobsInTop(top, parted, jobsIn);
  const isTold = above.jobs.length > 0 && parted.some((draft) => isTitledWork(draft) && jobsIn(draft).some(isNamed));
  const joined = withJoinedWork(parted);
  const all = isTold ? joined : [...above.jobs, ...joined];
  return {
    top: isTold ? top : above.top,
    sections: withUnreadJobs(all.map((draft) => sectionOf(draft, spacingOf(draft)))),
  };
}

const isTitledWork = ({ heading }: Draft) => heading.kind === 'experience' && heading.known;

/**
 * The jobs that stand above all titles, below one in the looks of the text or without any, and what is left there. Where no
 * title stands above the studies either, only such a title tells where jobs end and all else begins.
 */
function jobsInTop(
  top: Row[],
  drafts: readonly Draft[],
  jobsIn: (draft: Draft) => Entry[],
): { top: Row[]; jobs: Draft[] } {
  const [row] = top;
  const segment = row?.segments[0];
  if (!row || !segment) return { top, jobs: [] };
  const head = { heading: { row, segment, kind: 'other' as const, rest: [], known: false }, rows: top };
  const shown = withHiddenWork([head], jobsIn);
  const hasStudies = drafts.some(({ heading }) => heading.kind === 'education');
  const [rest, ...jobs] = hasStudies ? withJobsElsewhere(withToldWork(shown, jobsIn), jobsIn) : shown;
  return { top: rest?.rows ?? top, jobs };
}

/**
 * What stands above the first title of its column, beside titles of another one: contact details, and a profile that
 * begins well above every title, the `highest` of which is given, or no lower than it where it is a paragraph. Lists and
 * dates are the rest of a section that the other column began.
 */
function introductionsOf(rows: Row[], headings: ReadonlyMap<Row, Heading>, highest: number, leading: number): Set<Row> {
  const opening = rows.filter((row) => row.page === rows[0]?.page);
  const starts = [...Map.groupBy(opening, (row) => row.column).values()].map((own) => {
    const title = own.findIndex((row) => headings.has(row));
    return title < 0 ? [] : own.slice(0, title);
  });
  const isProse = ({ mark, table, text }: Row) => !mark && !table && findDates(text).length === 0;
  const isProfile = (own: Row[]) => {
    const lines = isParagraph(own) ? -paragraphLines : aboveLines;
    return own.every(isProse) && (own[0]?.base ?? highest) < highest - lines * leading;
  };
  return new Set(starts.filter((own) => isProfile(own) || tellsContact(own)).flat());
}

const isParagraph = (rows: Row[]) =>
  rows.filter(({ words }) => words.length >= paragraphWords).length >= Math.max(paragraphRows, 0.6 * rows.length);

/** Whether a few short rows, one of them an e-mail address or a phone number, are the contact details of a column. */
const tellsContact = (rows: Row[]) =>
  rows.length <= mostContactRows &&
  rows.every(({ words, table }) => words.length <= mostContactWords && !table) &&
  rows.some(({ text }) => /\S@\S+\.\p{L}|\+?\d[\d().\s-]{8,}\d/u.test(text) && findDates(text).length === 0);

/**
 * Where full lines of each column end. Where few lines end near the longest one, no line was full: a page of one column
 * is then assumed to have equal margins on both sides.
 */
function edgesOf(rows: Row[], pages: Page[]): Map<number, number> {
  const edges = new Map<number, number>();
  for (const [column, own] of Map.groupBy(rows, (row) => row.column)) {
    const right = rightOf(own);
    const page = pages[own[0]?.page ?? 0];
    const full = own.filter((row) => row.x1 > right - nearEdge).length;
    const left = Math.min(...own.map((row) => row.x0));
    edges.set(column, full >= fullRows || page?.columns || !page ? right : Math.max(right, page.width - left));
  }
  return edges;
}

const rightOf = (rows: Row[]) => Math.max(0, ...rows.map((row) => row.x1));

function sectionOf({ heading, rows, below = [], isTold }: Draft, spacing: Spacing): Section {
  const { kind, segment, inText } = heading;
  const told = isTold || namesInterests.test(segment.text) ? [] : entriesFor(kind, [...rows, ...below], spacing);
  // A list of names tells no jobs.
  const read = isListOfCredits({ heading, rows }) && !areTimed(told) ? [] : told;
  const entries = kind === 'experience' ? withEmployerOfTitle(read, segment) : read;
  return {
    kind,
    title: segment.text,
    page: segment.page,
    column: heading.row.column,
    heading: segmentOnly(segment),
    ...(inText ? { isInText: true } : {}),
    rows,
    entries,
    bullets: isTold
      ? []
      : entries.length > 0
        ? entries.flatMap((entry) => entry.bullets)
        : looseBullets(rows, spacing.leading),
  };
}

function segmentOnly({ x0, y0, x1, y1, page, words, text, base, size }: Segment): Segment {
  return { x0, y0, x1, y1, page, words, text, base, size };
}

/** Whether rows are one list whose items have no time of their own: what somebody did, item by item, and no posts. */
function isUndatedList(rows: Row[]): boolean {
  const [first] = rows;
  const marks = rows.filter(({ mark }) => mark);
  const isItem = ({ mark, x0 }: Row) => (mark ? mark.kind === first?.mark?.kind : x0 > (first?.mark?.x0 ?? x0));
  const isTimed = ({ text }: Row) => findDates(text).some(({ isRange }) => isRange);
  return marks.length >= leastItems && first?.mark !== undefined && rows.every(isItem) && !rows.some(isTimed);
}

function entriesFor(kind: SectionKind, rows: Row[], spacing: Spacing): Entry[] {
  const own = rows.filter((row) => !isPersonalRow(row));
  if (kind === 'experience') return entriesIn(own, 'work', spacing);
  if (workKinds.includes(kind)) {
    const read = entriesIn(own, 'work', spacing);
    const jobs = kind === 'research' || kind === 'teaching' ? read.map((job) => withoutTopic(job, kind)) : read;
    // What was taught is no post.
    const entries = kind === 'teaching' ? jobs : jobs.map(namedByHeader);
    const hasItems = entries.some(({ header }) => header.some(({ mark }) => mark));
    return hasItems && listedKinds.includes(kind) && isUndatedList(own)
      ? [{ header: [], bullets: looseBullets(own, spacing.leading), paragraphs: [] }]
      : entries;
  }
  if (studyKinds.includes(kind)) return entriesIn(own, 'education', spacing);
  return [];
}
