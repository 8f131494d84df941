import { sectionsOf, workEntriesOf } from './questions.ts';
import type { Entry, Resume, Row, SectionKind } from './resume.ts';
import { isBesideTrade } from './service-jobs.ts';
import { isToldAside } from './told-aside.ts';
import { isShortAndOld, isToldBelow } from './told-below.ts';
import {
  enoughWords,
  isNoPost,
  isShownByProjects,
  isSkill,
  isSure,
  isToldInHeader,
  nameOfEntry,
  wordsIn,
} from './told-thinly.ts';

const yearsOfWork = 2;
const claimsWork = /\b(?:[2-9]|\d\d)(?:\.\d)?\+? ?(?:years?|yrs?)\b.{0,40}\bexperience\b/i;
const training = /\b(?:training|apprenticeship|workshop|course)\b/i;

/** Whether years of work are told, by dates or in words. */
export const hasWorked = ({ yearsOfExperience, rows }: Resume) =>
  yearsOfExperience >= yearsOfWork || rows.some(({ text }) => claimsWork.test(text));

/** Entries whose header is understood and that say hardly anything. */
export function silentEntriesOf(resume: Resume): Entry[] {
  // Clubs are not what a reader wants to hear more of.
  const ofJobs: SectionKind[] = isShownByProjects(resume) ? [] : ['experience'];
  const ofWork = sectionsOf(resume, ...ofJobs, 'projects', 'research', 'teaching').flatMap(({ entries }) => entries);
  const all = ofWork.some(({ header, title }) => header.length > 0 || title) ? ofWork : workEntriesOf(resume);
  // Beside work of a trade, jobs of any trade need no more lines.
  const entries = all.filter((entry) => !isBesideTrade(entry, resume));
  const told = new Set(entries.filter((entry) => wordsIn(entry) >= enoughWords).flatMap(timeOf));
  // Whoever has a job, or has worked for years, is to tell of that and not of a training before it.
  const isTrained =
    hasWorked(resume) || ofWork.some((entry) => isSure(entry) && !training.test(entry.title?.text ?? ''));
  return entries.filter((entry) => {
    const { header, title, organisation, date, bullets, paragraphs } = entry;
    const isJob = (title && organisation) || ((title || organisation) && date);
    return (
      header.length > 0 &&
      isJob &&
      !isNoPost(entry) &&
      !isToldInHeader(entry) &&
      !isSkill(entry) &&
      !(isTrained && training.test(title?.text ?? '')) &&
      !isShortAndOld(entry, resume) &&
      !isToldBelow(entry, resume) &&
      !isToldAside(entry, resume) &&
      nameOfEntry(entry) !== '' &&
      header.some(isName) &&
      bullets.length + paragraphs.length <= 1 &&
      wordsIn(entry) < enoughWords &&
      // A table of all jobs may stand before or behind them.
      !timeOf(entry).some((time) => told.has(time))
    );
  });
}

/** The months of a job, by which it is known where it is listed again. */
const timeOf = ({ date }: Entry): string[] =>
  date?.isRange && date.start?.month ? [JSON.stringify([date.start, date.end, date.present])] : [];

/** What the entry is called: its title or employer, or a row of its header that is neither a date nor a label. */
export function headerOf({ header, title, organisation }: Entry): string {
  const named = (title ?? organisation)?.text;
  const row =
    header.find(({ text }) => named !== undefined && text.includes(named)) ?? header.find(isName) ?? header[0];
  return row?.text ?? '';
}

const isName = ({ text }: Row) =>
  /\p{L}{4}/u.test(text) && !/^(?:passport|visa|period|year|date|from|team size)\b/i.test(text);
