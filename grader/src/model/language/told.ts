import { titleNouns } from '../../words/posts/job-titles.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { schoolCue } from '../../words/studies/schools.ts';
import { areUndated, bookingsIn } from '../credits.ts';
import { tellsOfEmployer } from '../employer-portraits.ts';
import { creditsOf } from '../performer.ts';
import { isNamed, sectionsOf, workEntriesOf } from '../questions.ts';
import type { Bullet, Entry, Resume, SectionKind } from '../resume.ts';
import { unitOfRows } from '../text/text.ts';
import { isDutiesTitle } from '../titles/duty-titles.ts';
import { countSentences, sentencesIn } from './distinct-sentences.ts';

/** A sentence of fewer words names a duty or a tool and tells nothing of it. */
const leastWords = 4;
/** What is told in paragraphs is found less easily than in a list. */
const inProse = 0.8;

/**
 * The words that tell what was done: those of distinct sentences in lines and paragraphs under work, projects and the
 * like. Repeated and very short ones tell nothing, so padding does not help; nor does text of which it was not read what
 * it belongs to. Credits tell the work of who is booked job by job.
 */
export function toldWordsOf(resume: Resume): number {
  const count = countSentences(leastWords);
  let told = 0;
  for (const unit of unitsIn(resume))
    for (const sentence of sentencesOf(unit)) told += count.add(sentence) * (unit.mark ? 1 : inProse);
  return told + wordsOfCredits(resume);
}

/** A credit tells half as much as a line of a job: who reads credits expects some twenty of them. */
const wordsOfCredit = 6;
/** Names without years tell neither when it was nor what was done: half as much each, and together no more than this. */
const wordsOfName = 3;
const mostOfNames = 65;

function wordsOfCredits(resume: Resume): number {
  const { length } = creditsOf(resume);
  const lists = bookingsIn(resume.sections);
  return lists.length > 0 && areUndated(lists) ? Math.min(mostOfNames, wordsOfName * length) : wordsOfCredit * length;
}

/** What a scholar publishes and is granted is the work. */
const recordKinds: SectionKind[] = ['publications', 'awards'];
const isScholar = (resume: Resume) =>
  sectionsOf(resume, 'publications').length > 0 && sectionsOf(resume, 'teaching', 'research').length > 0;

/** The lines of a scholar's record, most of which have no list signs. */
function recordOf(resume: Resume): Bullet[] {
  if (!isScholar(resume)) return [];
  return sectionsOf(resume, ...recordKinds).flatMap(({ bullets, rows }) =>
    bullets.length > 0 ? bullets : rows.map((row) => unitOfRows([row])),
  );
}

/**
 * Lines and paragraphs of known entries and of sections of duties ("Job profile"), which belong to the jobs of another
 * section, and the lists of such sections in which no entry was found.
 */
function unitsIn(resume: Resume): Bullet[] {
  const loose = sectionsOf(resume, 'experience', 'projects', 'research', 'teaching', 'volunteering')
    .filter(({ entries }) => entries.length === 0)
    .flatMap(({ bullets }) => bullets);
  const work = sectionsOf(resume, 'experience');
  const hasJobs = work.some(({ entries }) => entries.some(isNamed));
  const duties = new Set(
    work
      .filter(({ title, entries }) => isDutiesTitle(title) || (hasJobs && !entries.some(isNamed)))
      .flatMap(({ entries }) => entries),
  );
  const units = workEntriesOf(resume)
    .filter((entry) => isNamed(entry) || duties.has(entry))
    .filter((entry) => !isStudy(entry))
    .flatMap(({ bullets, paragraphs }) => [...bullets, ...paragraphs]);
  return [...units, ...loose, ...recordOf(resume)].filter((unit) => !tellsOfEmployer(unit, resume));
}

/** Whether an entry among jobs is a course of study, below a title that was not read: its lines tell no work. */
function isStudy({ title, organisation }: Entry): boolean {
  if (!title || !organisation || !schoolCue.test(organisation.text) || !namesDegree(title.text)) return false;
  return !title.text
    .toLowerCase()
    .split(/\P{L}+/u)
    .some((word) => titleNouns.has(word));
}

/** The sentences of a line; of a paragraph row by row, since it may be a list whose signs were not read. */
function sentencesOf({ text, mark, rows }: Bullet): string[] {
  return (mark ? [text] : rows.map((row) => row.text)).flatMap(sentencesIn);
}
