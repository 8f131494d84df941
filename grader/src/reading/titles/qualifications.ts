import type { Row, SectionKind } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { schoolCue } from '../../words/studies/schools.ts';
import type { Draft } from './joined-work.ts';
import { kindTold, rowsTelling } from './rows-tell.ts';

/** The words among which the degree of a study stands; further on "MS" is a maker of programs. */
const openingWords = 6;
const tellsTime = ({ text }: Row) => findDates(text).length > 0;

/** Whether a section tells studies, or may: "Other qualifications" without a degree, a school or a time does not. */
export const isStudies = ({ heading: { kind, segment }, rows }: Draft) =>
  kind === 'education' &&
  (!namesQualifications.test(segment.text) ||
    rows.length === 0 ||
    rows.some(
      (row) =>
        row.table ||
        namesDegree(openingOf(row.text)) ||
        leadsToSchool.test(row.text) ||
        schoolCue.test(row.text) ||
        tellsTime(row),
    ));

/** What leads to who taught something: "Lettering from Harbor Works". */
const leadsToSchool = /[\p{L}.] from\s/iu;

const openingOf = (text: string) => text.split(' ').slice(0, openingWords).join(' ');

/** Titles of what somebody is qualified by, which studies need not be: "Other qualifications", "Computer education". */
const namesQualifications =
  /^\W*(?:(?!.*(?:academi|education|schola))(?:\p{L}+ )*qualifications?|(?:computer|technical|it|software) education)\b/iu;
/** Whether the title of a section of studies names what need not be studies. */
export const mayBeNoStudies = ({ heading: { segment }, rows }: Draft) =>
  rows.length > 0 && namesQualifications.test(segment.text);

/** So many of the rows tell what qualifications are that are no studies, and certificates where some may be studies. */
const shareOfQualifications = 0.3;
const shareBesideStudies = 0.7;

/** What qualifications are beside the studies: a summary of them, certificates, skills, or studies after all. */
export function kindOfQualifications(draft: Draft): SectionKind {
  const { heading, rows } = draft;
  const mayBeStudies = isStudies(draft);
  if (/\bsummary\b/i.test(heading.segment.text)) return mayBeStudies ? 'education' : 'summary';
  const told = kindTold(rows, ['education', 'certifications', 'skills'], shareOfQualifications);
  if (!mayBeStudies || told === undefined) return told ?? (mayBeStudies ? 'education' : 'skills');
  const isTold =
    told === 'skills'
      ? !rows.some((row) => leadsToSchool.test(row.text) || tellsTime(row))
      : rowsTelling('education', rows) === 0 && kindTold(rows, [told], shareBesideStudies) === told;
  return isTold ? told : 'education';
}
