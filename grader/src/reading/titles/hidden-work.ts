import type { Entry, Row, SectionKind } from '../../model/resume.ts';
import { cutBetween } from '../../model/text/text.ts';
import { labelLinesOf } from '../labels/labels.ts';
import { rowOf } from '../rows/rows.ts';
import { tellsJob, withUnread } from '../told/unread-jobs.ts';
import type { Draft } from './joined-work.ts';
import { kindOfTitle } from './titles.ts';

/** A title that a row opens with, and the text of the section that begins behind it. */
type Hidden = { at: number; title: Row; rest: Row | undefined };

/** So many words has a row that is a title and what it remarks, "Work experience in reverse order (4 years)". */
const mostTitleWords = 10;
const mostHeadLetters = 36;
/** Kinds whose rows are read for jobs already. */
const workKinds: SectionKind[] = ['experience', 'volunteering', 'research', 'teaching'];

const head =
  /^[\W\d]*((?:(?:total|overall|relevant|previous|past|other|work(?:ing)?|professional|prof[ei]ss?ional|job|employment|industrial|practical|career|gulf|overseas|abroad|foreign|domestic|international) ){0,3}(?:experiences?|employments?|(?:employment|work) history|(?:previous|present|current|last) employers?))(?!\p{L})/iu;
const employers = /^\W*(?:previous|present|current|last) employers?$/i;
/** What parts a title from the text behind it. */
const mark = /^\s*(?::\W*|=\s*|\.?\s?[–—-]+[:\s]*)(?=\S)/u;
/** What a title remarks: a number, a place, a time, a manner; nothing goes on with a sentence. */
const remark = /^\s*(?:$|[(/]|\d|[.:–—-]+\s*\d{0,2}$|(?:in|at|of|from|with)\s)/iu;
const leadsOn = /(?:\b(?:and|of|the|in|with|for|to|my|an?|or)|[,&])$/i;

/**
 * Titles of jobs that stand in the looks of the text, in a section of another kind: "Work experience in Spain" among the
 * studies, "Experience: 2 years as a Clerk in Harbor Works" at the end of an objective. From there on the rows are a
 * section of jobs, where jobs are read in them; `jobsIn` reads them. Beside a section that tells jobs, the first of them
 * must be told in full.
 */
export function withHiddenWork<D extends Draft>(drafts: readonly D[], jobsIn: (draft: D) => Entry[]): D[] {
  const hidden = drafts.map((draft) => (workKinds.includes(draft.heading.kind) ? [] : titlesAmong(draft.rows)));
  if (hidden.every((titles) => titles.length === 0)) return [...drafts];
  const known = drafts.flatMap((draft) => (draft.heading.kind === 'experience' ? jobsIn(draft) : []));
  const [hasJobs, hasNone] = [known.some(isTold), !known.some(tellsJob)];
  return drafts.flatMap((draft, i) => {
    const tells = (work: D | undefined) => {
      const jobs = work ? jobsIn(work) : [];
      return hasJobs ? isWhole(jobs[0]) : jobs.some(isTold) || (hasNone && withUnread(jobs) !== jobs);
    };
    const titles = (hidden[i] ?? []).filter((_, n, all) => tells(partsAt(draft, all)[n + 1]));
    return titles.length > 0 ? partsAt(draft, titles) : [draft];
  });
}

/** The part of a section above the titles, and the section that each of them begins. */
function partsAt<D extends Draft>(draft: D, titles: Hidden[]): D[] {
  const works = titles.map(({ at, title, rest }, i) => ({
    ...draft,
    heading: { row: title, segment: title, kind: 'experience' as const, rest: [], known: true },
    rows: [...(rest ? [rest] : []), ...draft.rows.slice(at + 1, titles[i + 1]?.at)],
  }));
  return [{ ...draft, rows: draft.rows.slice(0, titles[0]?.at) }, ...works];
}

const titlesAmong = (rows: readonly Row[]): Hidden[] => rows.flatMap((row, at) => titleOf(row, rows[at - 1], at) ?? []);

function titleOf(row: Row, above: Row | undefined, at: number): Hidden | undefined {
  const [opening = '', name = ''] = head.exec(row.text.slice(0, mostHeadLetters)) ?? [];
  if (name === '' || (kindOfTitle(name) !== 'experience' && !employers.test(name))) return undefined;
  const tail = row.text.slice(opening.length);
  const between = mark.exec(tail)?.[0].length;
  if (between !== undefined && /\p{L}/u.test(tail)) {
    const end = opening.length + between;
    const words = cutBetween(row.words, 0, end);
    const rest = cutBetween(row.words, end, row.text.length);
    if (words.length === 0 || rest.length === 0 || (above && namesJob(above))) return undefined;
    return { at, title: rowOf(words, row.column), rest: rowOf(rest, row.column) };
  }
  const length = row.text.replace(/\([^)]*\)?/g, '').split(' ').length;
  const isTitle = /^\P{L}*\p{Lu}/u.test(row.text) && length <= mostTitleWords && remark.test(tail);
  // "Experience in …" opens a sentence, and "experience." ends one.
  const isSet = name.includes(' ') || !/\p{Ll}/u.test(name) || /^\W*$/.test(tail);
  const goesOn = above !== undefined && above.column === row.column && leadsOn.test(above.text);
  return isTitle && isSet && !goesOn && !/\p{Ll}\.$/u.test(row.text)
    ? { at, title: rowOf(row.words, row.column), rest: undefined }
    : undefined;
}

/** Whether a row names a post or an employer behind a label, below which "Experience : 3 months" is a label as well. */
const namesJob = (row: Row) => labelLinesOf(row).some(({ role }) => role === 'title' || role === 'employer');

/** Whether an entry is a job: an employer and a post, or one of them and its time. */
const isTold = ({ title, organisation, date }: Entry) =>
  [title, organisation, date?.isRange ? date : undefined].filter((part) => part !== undefined).length >= 2;

const isWhole = (entry: Entry | undefined) =>
  entry?.title !== undefined && entry.organisation !== undefined && entry.date?.isRange === true;
