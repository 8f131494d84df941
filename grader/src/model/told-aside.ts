import { askedOnce } from './asked-once.ts';
import { isForm } from './language/verb-forms.ts';
import { experienceKinds, isDoctor, sectionsOf } from './questions.ts';
import type { Entry, Resume, Row, SectionKind } from './resume.ts';
import { isSure } from './told-thinly.ts';

/** A sentence that its author speaks, and what begins one behind another. */
const spoken = /(?:^|\s)I \p{Ll}{2,} |\p{Ll}{3}\. (?:This|It|These|They|We|My|Our|The) \p{Ll}{2,} /u;
const behindStop = /\p{Ll}{3}\. (\p{Lu}\p{Ll}+) \p{Ll}/u;
/** So many words are no name, and so many in small letters no list of names. */
const prose = { words: 8, small: 5 };
/** A job takes at most so much room below its head, in heights of its rows. */
const reach = 8;

/**
 * Whether the lines of a job were read as something else: as a part of its head, or as text of the column beside it. What
 * is told there is no silence.
 */
export function isToldAside(entry: Entry, resume: Resume): boolean {
  return entry.header.some((row, at) => isSentence(row) || (at > 0 && opensWithVerb(row))) || hasBeside(entry, resume);
}

const isSentence = ({ text }: Row) =>
  spoken.test(text) || isForm((behindStop.exec(text)?.[1] ?? '').toLowerCase(), 'past');

const opensWithVerb = ({ text, words }: Row) =>
  words.length >= prose.words &&
  (isForm((words[0]?.text ?? '').toLowerCase(), 'past') || /^\p{Lu}\p{Ll}{3,}ed /u.test(text));

/** Whether prose stands at the height of an entry in the column beside it, and was read into a list of skills. */
function hasBeside({ header: [head] }: Entry, { rows, sections }: Resume): boolean {
  if (!head) return false;
  const bottom = head.y1 + reach * (head.y1 - head.y0);
  const listed = new Set(sections.flatMap(({ kind, rows: own }) => (kind === 'skills' ? own : [])));
  const beside = rows.filter(
    (row) =>
      row.page === head.page &&
      (row.x0 > head.x1 || row.x1 < head.x0) &&
      row.y0 >= head.y0 - head.size &&
      row.y1 <= bottom,
  );
  return beside.some((row) => listed.has(row) && isProse(row));
}

const isProse = ({ words }: Row) =>
  words.length >= prose.words && words.filter(({ text }) => /^\p{Ll}{2,}[,.]?$/u.test(text)).length >= prose.small;

/** Whether amounts are not looked for in the lines of jobs: a reader judges by papers, or most lines were read as something else. */
export const isToldElsewhere = (resume: Resume): boolean => isOfPapers(resume) || areToldAside(resume);

const fewestPapers = 6;

/** Whether the record of what a scholar published is longer than all that tells of posts. */
export function isOfPapers(resume: Resume): boolean {
  const rowsOf = (...kinds: SectionKind[]) =>
    sectionsOf(resume, ...kinds).reduce((sum, { rows }) => sum + rows.length, 0);
  const papers = rowsOf('publications');
  return isDoctor(resume) && papers >= fewestPapers && papers > rowsOf(...experienceKinds);
}

/** Whether the lines of half of the jobs were read as something else. */
export const areToldAside = askedOnce((resume: Resume): boolean => {
  const jobs = sectionsOf(resume, 'experience').flatMap(({ entries }) => entries.filter(isSure));
  return (
    jobs.length > 0 &&
    2 * jobs.filter((job) => job.header.some(isSentence) || hasBeside(job, resume)).length >= jobs.length
  );
});
