import type { ReportDocument } from '@redmark/rubric';
import { isExpected } from '../../model/expected-end.ts';
import { isEnglish } from '../../model/language/is-english.ts';
import { endOf, experienceKinds, sectionsOf } from '../../model/questions.ts';
import type { DateSpan, Resume, Row, SectionKind } from '../../model/resume.ts';
import { findDates, monthsOf } from '../../model/text/dates.ts';
import { datedOnce } from './dated-once.ts';
import { printedMonth } from './printed-month.ts';

/** Months after the latest entry from which on a reader asks what came then. */
const leastMonths = 6;
const leastMonthsOfYears = 12;
/** Below this share of what tells work and studies, the latest entry may not have been read. */
const mostlyRead = 0.85;
const fewestNamed = 4;
const told: SectionKind[] = [
  ...experienceKinds,
  'education',
  'coursework',
  'certifications',
  'projects',
  'volunteering',
];
/** What goes on is told of without a date: "currently working with", "till date". */
const goesOn =
  /\b(?:presently|currently|pursuing|on[ -]?going(?=\W*$)|at present|(?<!up[ -])(?:to|till|until|untill)[ -]?(?:the )?(?:present|date|now|today)|(?:present|current) (?:job|post|position|role|employer|company|organi[sz]ation|project|status|profile)|(?:am|been) working|since (?:\p{L}{3,9}[ .,’'-]{1,3})?(?:19|20)?\d\d)(?!\p{L})/iu;
/** Dates that tell no work and no studies: of a passport, of the letter itself. */
const aside: SectionKind[] = ['personal', 'contact', 'declaration', 'references'];
const ofPapers =
  /\b(?:passport|visa|licen[cs]e|expir\w*|valid\w*|issued?|renew\w*|birth|d\.?o\.?b|place|signature|dated?)\b/i;

/** What was done after the latest entry, where all of work and studies is over: a reader asks it first. */
export function timeSince(resume: Resume): ReportDocument['insights'] {
  const { understanding, today, rows, sections } = resume;
  if (understanding.career < mostlyRead || resume.isAcademic || !isEnglish(resume)) return [];
  const jobs = datedOnce(sectionsOf(resume, 'experience', 'teaching').flatMap(({ entries }) => entries));
  const dates = sectionsOf(resume, ...told).flatMap(({ entries }) =>
    entries.flatMap(({ date }) => (date ? [date] : [])),
  );
  const latest = dates.toSorted((a, b) => endOf(b) - endOf(a))[0];
  if (!latest || jobs.some(({ date }) => !date?.end)) return [];
  // Where one thing alone has its time, the latest may be among the others.
  const named = sectionsOf(resume, ...experienceKinds, 'education').flatMap(({ entries }) =>
    entries.filter(({ header }) => header.length > 0),
  );
  if (dates.length === 1 && named.length >= fewestNamed) return [];
  const end = endOf(latest);
  const studies = sectionsOf(resume, 'education').flatMap(({ entries }) => entries);
  // The end of a year without its month may be last month, and studies that are still to end say that the file was new.
  const tellsMonth = (latest.end ?? latest.start)?.month !== undefined;
  if (studies.some((study) => study.date === latest && isExpected(study))) return [];
  if (
    !(monthsOf(today) - end >= (tellsMonth ? leastMonths : leastMonthsOfYears)) ||
    rows.some(({ text }) => goesOn.test(text))
  )
    return [];
  const isLater = ({ text }: Row) => !ofPapers.test(text) && findDates(text).some((date) => monthOf(date) > end);
  if (sections.some(({ kind, rows }) => !aside.includes(kind) && rows.some(isLater))) return [];
  return [
    {
      title: 'Say what you have done since',
      text: `Nothing here is later than ${printedEnd(latest, end)}. Say in one line what you have done since, such as work, studies, family or travel, or what you do now. This does not affect your grade.`,
    },
  ];
}

/** The month in which a time ends that stands anywhere in a line. */
const monthOf = ({ present, from, to }: ReturnType<typeof findDates>[number]) =>
  present ? Number.POSITIVE_INFINITY : monthsOf(to ?? from ?? { year: 0 }, 12);

const printedEnd = ({ start, end }: DateSpan, month: number) =>
  (end ?? start)?.month === undefined ? `${(end ?? start)?.year}` : printedMonth(month);
