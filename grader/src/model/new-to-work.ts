import { sectionsOf } from './questions.ts';
import type { Resume } from './resume.ts';

/** Years below which work says little of a person. */
const fewYears = 0.5;
/** Below this share of what tells work and studies, jobs may stand in what was not read. */
const mostlyRead = 0.8;
const tellsYears = /\b(?:\d+\+?|one|two|three|four|five|six|seven|eight|nine|ten)[ -]?(?:years?|yrs?)\b/i;
/** What is short also where its time is not told. */
const placement = /\b(?:internship|training|apprenticeship|attachment)$/i;

/**
 * Whether somebody studies, has no job that names a post, an employer or a time, or dated jobs and placements of months in
 * all: with studies and training to tell of, and no field yet.
 */
export function isNewToWork(resume: Resume): boolean {
  if (resume.stage === 'student') return true;
  if (resume.stage !== 'early' || resume.understanding.career < mostlyRead) return false;
  const jobs = sectionsOf(resume, 'experience').flatMap(({ entries }) => entries);
  const named = jobs.filter(({ title, organisation, date }) => title ?? organisation ?? date);
  const isShort =
    named.every(({ date, title }) => date ?? placement.test(title?.text ?? '')) && resume.yearsOfExperience < fewYears;
  return isShort && !resume.rows.some(({ text }) => tellsYears.test(text) && /\bexperience/i.test(text));
}
