import { fieldsOf } from '../report/fields.ts';
import { resumeOf } from './resume-of.ts';

/** The fields that are read from a resume typed as text. */
export const fieldsIn = (text: string) => fieldsOf(resumeOf(text));

/** Its jobs in short, "title / employer / dates", with nothing where a field was not read. */
export const jobsIn = (text: string) =>
  fieldsIn(text).workExperiences.map(({ jobTitle, company, date }) => [jobTitle, company, date].join(' / '));

/** The same with the place instead of the dates. */
export const placedJobsIn = (text: string) =>
  fieldsIn(text).workExperiences.map(({ jobTitle, company, location }) => [jobTitle, company, location].join(' / '));

/** Its studies, "degree / school / dates". */
export const studiesIn = (text: string) =>
  fieldsIn(text).educations.map(({ degree, school, date }) => [degree, school, date].join(' / '));

/** The same without the dates. */
export const schoolsIn = (text: string) =>
  fieldsIn(text).educations.map(({ degree, school }) => `${degree} / ${school}`);
