import type { Row, SectionKind } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { type LabelRole, roleOfLabel } from '../../words/entry-labels.ts';
import { labelLinesOf } from '../labels/labels.ts';
import type { Candidate } from './title-candidates.ts';
import { sameStyle } from './title-style.ts';
import { kindOfTitle } from './titles.ts';

/** Kinds whose titles people also write under every job: "Project:", "Key achievements:". */
export const labelKinds: SectionKind[] = [
  'projects',
  'awards',
  'skills',
  'summary',
  'experience',
  'certifications',
  'activities',
];

/** So many words has the second line of a value. */
const mostRestWords = 3;

/** So much speaks for a short title in the looks of the one of the jobs, of such a kind, that it is none of a part of them. */
const surelySet = 6;
const mostOwnWords = 3;
const ownKinds: SectionKind[] = ['projects', 'skills', 'certifications'];

/** What labels of a study name: "Course : …" below "Education" is none of courses. */
const studyLabels: (LabelRole | undefined)[] = ['degree', 'school', 'board'];

/**
 * Leaves out what announces a part of an entry in the looks of a title: a label under a single job, and a title that
 * comes again under the next job.
 */
export function withoutEntryLabels(accepted: Candidate[], rows: Row[]): Candidate[] {
  const titleOf = ({ segment }: Candidate) => segment.text.toLowerCase().replace(/[^\p{L}]/gu, '');
  return accepted.filter((candidate, i) => {
    const { kind, known, isLabel, segment } = candidate;
    if (known && !labelKinds.includes(kind)) return true;
    const again = accepted.filter((other) => other !== candidate && titleOf(other) === titleOf(candidate));
    if (!known && again.length > 0) return false;
    const before = accepted
      .slice(0, i)
      .findLast(
        (other) => other.known && !labelKinds.slice(0, 3).includes(other.kind) && titleOf(other) !== titleOf(candidate),
      );
    const isStudyLabel = kind !== 'experience' && studyLabels.includes(roleOfLabel(segment.text));
    if (before?.kind === 'education' && isStudyLabel && isAmongLabels(candidate, rows)) return false;
    if (before?.kind !== 'experience') return true;
    if (kind !== 'experience' && isAmongLabels(candidate, rows)) return false;
    const next = accepted.slice(i + 1).find((other) => other.known && !labelKinds.includes(other.kind));
    const isOwn = again.length === 0 && mayStandAlone(candidate) && sameStyle(candidate.style, before.style);
    if (kind !== 'experience' && !isOwn && jobsGoOn(rows, before.row, candidate.row, next?.row)) return false;
    if (again.some((other) => betweenDates(rows, candidate.row, other.row))) return false;
    return !isLabel || datedRows(rows, before.row, candidate.row) !== 1;
  });
}

/** Whether a title with a value beside it stands among other labels of a job: "Client : …", "Project : …", "Position : …". */
function isAmongLabels({ row, rest, segment }: Candidate, rows: Row[]): boolean {
  if (rest.length === 0 && !/:\s*[\p{L}\p{N}]/u.test(segment.text)) return false;
  const at = rows.indexOf(row);
  const saysValue = (near: Row | undefined) =>
    near !== undefined &&
    near.column === row.column &&
    labelLinesOf(near).some(({ role, value }) => role !== 'duties' && value.length > 0);
  const below = rows[at + 1];
  // The value may go on in a line of its own.
  const isRest = below !== undefined && !below.mark && below.words.length <= mostRestWords && !kindOfTitle(below.text);
  return saysValue(rows[at - 1]) || saysValue(below) || (isRest && saysValue(rows[at + 2]));
}

const mayStandAlone = ({ score, kind, segment: { text, words } }: Candidate) =>
  score >= surelySet && ownKinds.includes(kind) && words.length <= mostOwnWords && !/\s[–—-]\s/.test(text);

/** Whether jobs named by labels stand above a title and go on below it: "Projects:" under one of several jobs. */
function jobsGoOn(rows: Row[], from: Row, title: Row, next: Row | undefined): boolean {
  const at = rows.indexOf(title);
  const [above, below] = [
    rows.slice(rows.indexOf(from) + 1, at),
    rows.slice(at + 1, next === undefined ? undefined : rows.indexOf(next)),
  ];
  const namesEmployer = (row: Row) =>
    labelLinesOf(row).some(({ role, value }) => role === 'employer' && value.length > 0);
  return above.some(namesEmployer) && below.some(namesEmployer);
}

/** How many rows between two others tell the time of a job. */
function datedRows(rows: Row[], from: Row, to: Row): number {
  return rows
    .slice(rows.indexOf(from) + 1, rows.indexOf(to))
    .filter((row) => findDates(row.text).some(({ isRange }) => isRange)).length;
}

/** Whether a job begins between two titles on the same page or the next: their text is a label of jobs. */
function betweenDates(rows: Row[], one: Row, other: Row): boolean {
  const [from, to] = rows.indexOf(one) < rows.indexOf(other) ? [one, other] : [other, one];
  return datedRows(rows, from, to) > 0;
}
