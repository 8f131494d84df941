import { rectOf } from '../../model/header.ts';
import { isPerformer } from '../../model/performer.ts';
import { experienceKinds, sectionsOf, workEntriesOf } from '../../model/questions.ts';
import type { Entry, Resume } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { datesIn } from '../../model/text/dates.ts';
import { textOf } from '../../model/text/text.ts';
import { claimOfWork } from '../../model/told-thinly.ts';
import { titleNouns } from '../../words/posts/job-titles.ts';

const peersWithDates = 0.6;
const fewestDated = 2;
/** What may be taken for a header and is none: the end of the line above, an address, or a label. */
const notHeader =
  /^[\p{Ll}\d(]|[.,;:]$|@|https?:|www\.|^(?:[Aa]dditional|ADDITIONAL|[Oo]ther|[Ss]elected|[Hh]ighlights|[Aa]chievements|[Kk]ey (?:[Aa]chievements|[Pp]rojects|[Rr]esults)|[Rr]esponsibilities|[Tt]echnologies|[Tt]ools|[Dd]esignation|[Pp]osition|[Rr]ole|[Pp]ost|[Cc]ompany)\b|\b(?:by|and|the|of|for|to|with|in|an?)$/u;
const years = /\b\d+\+? (?:years?|yrs|months?)\b|\b(?:19|20)\d\d\b/i;

/** What is still under way has no end, and a project of that kind is told without a beginning. */
const goesOn = /\b(?:ongoing|in progress|under development|present|current)\b/i;

/** What a resume without any date in its jobs costs, in single roles without one. */
const whollyWeight = 1.6;
const studiesWeight = 0.4;
const mostlyRead = 0.8;
/** A year, a length of time, or something that is still going on. */
const tellsTime =
  /(?<!\d)(?:19|20)\d\d(?!\d)|['’‘]\d\d(?!\d)|\d{1,2}[/.-]\d{2}(?!\d)|\b(?:\d+\+?|one|two|three|four|five|six|several)\s*(?:years?|yrs?|months?|weeks?)\b|\b(?:present|current(?:ly)?|now|till|since|today|ongoing|in progress)\b/i;

/** A length of time says how long, and not when. */
const tellsLength = /\b(?:\d+(?:\.\d+)?\+?|one|two|three|four|five|six|several)\s*(?:years?|yrs?|months?|weeks?)\b/gi;
/** A year inside a name of software: "Windows 2008R2", "Windows Server 2012". */
const versions =
  /\b(?:windows|office|server|excel|word|autocad|sql|visual studio|exchange|sharepoint)\s(?:\p{L}+\s)?(?:19|20)\d\d\w*|\b(?:19|20)\d\d\p{L}\w*/giu;

/** Readers look for dates first. A role without dates among dated ones was forgotten. */
export const contentEntryDatesMissing: Rule = {
  name: 'content-entry-dates-missing',
  group: 'content',
  severity: 'major',
  cost: { kind: 'count', weight: 5, max: 15, per: 'entries' },
  about: {
    title: 'Every role has dates',
    finds: 'Roles without a date among dated ones, jobs none of which has one, and degrees without a year.',
    why: 'Dates are among the six things that take most of a reader’s time.',
  },
  inVitae: false,

  *check(resume) {
    // Parts in plays and films are told without dates.
    if (resume.confidence < 0.7 || isPerformer(resume)) return;
    yield* wholly(resume);
    yield* studies(resume);
    // A time may stand in what was not read.
    if (resume.understanding.career < mostlyRead) return;
    for (const section of sectionsOf(resume, ...experienceKinds)) {
      const entries = section.entries.filter(hasOwnHeader);
      const dated = entries.filter(({ date }) => date);
      const [example] = dated;
      if (!example || dated.length < Math.min(fewestDated, entries.length - 1)) continue;
      if (dated.length < peersWithDates * (entries.length - 1)) continue;
      const isLight = section.kind === 'projects' || section.kind === 'volunteering' || section.kind === 'activities';
      for (const entry of entries) {
        if (
          entry.date ||
          !isPost(entry) ||
          entry.header.some((row) => years.test(row.text) || goesOn.test(row.text)) ||
          inherits(entry, section.entries) ||
          isDatedAbove(entry, section.entries) ||
          isDatedElsewhere(entry, resume) ||
          isDatedBelow(entry, section.entries)
        )
          continue;
        if (!dated.some((other) => isSetLike(entry, other)) || tellsDates(entry)) continue;
        const title = entry.title?.text ?? entry.organisation?.text ?? entry.header[0]?.text ?? '';
        yield {
          ...(isLight ? { severity: 'minor', weight: 0.4 } : {}),
          title: 'Add dates to this role',
          advice: `“${title}” has no dates. Add start and end the way you wrote “${example.date?.text}”.`,
          text: title,
          at: entry.header.map(rectOf),
        };
      }
    }
  },
};

/** Whether an entry is a job by its words: not a label with its value, a list of duties, or the name of a system. */
function isPost({ title, organisation }: Entry): boolean {
  if (!title || !organisation || [title, organisation].some(({ text }) => /:|,.*,/.test(text))) return false;
  return title.text
    .toLowerCase()
    .split(/\P{L}+/u)
    .some((word) => titleNouns.has(word));
}

/** Jobs none of which has a date, where no date stands in any of their rows and most of the work was read. */
function* wholly(resume: Resume): Generator<RuleFinding> {
  const sections = sectionsOf(resume, 'experience');
  const jobs = sections.flatMap(({ entries }) => entries.filter(({ title, organisation }) => title && organisation));
  const isSilent = sections.every(({ rows }) => rows.every(({ text }) => !tellsWhen(text)));
  if (jobs.length === 0 || !isSilent || resume.understanding.career < mostlyRead || claimOfWork(resume)) return;
  const length = sections.flatMap(({ rows }) => rows.flatMap(({ text }) => text.match(tellsLength) ?? []))[0];
  yield {
    title: 'Say when you worked there',
    advice: `${jobs.length === 1 ? 'Your job has no dates' : 'None of your jobs has dates'}${length ? `, and a length such as “${length}” does not say when` : ''}. Write start and end of each, with month and year, at the right edge of its line.`,
    text: jobs[0]?.title?.text ?? '',
    at: jobs.flatMap(({ header, title }) => (header[0] ? [rectOf(header[0])] : (title?.words ?? []))),
    weight: whollyWeight,
  };
}

/** A year whose last figure stands apart, as wide gaps in a font leave it: "Aug 201 9". */
const partedYear = /(?<!\d)(?:19|20)\d \d(?!\d)/;

const tellsWhen = (text: string) =>
  partedYear.test(text) || tellsTime.test(text.replace(versions, ' ').replace(tellsLength, ' '));

/** Who has worked for so many years need not say when they studied. */
const yearsToHide = 10;
const underWay = /\b(?:pursuing|ongoing|undergoing|appearing|final year|(?:first|second|third|fourth)[- ]year)\b/i;

/** Degrees or schools, none of which says when. */
function* studies(resume: Resume): Generator<RuleFinding> {
  const sections = sectionsOf(resume, 'education');
  const degrees = sections.flatMap(({ entries }) => entries.filter(({ title, organisation }) => title || organisation));
  const rows = sections.flatMap((section) => section.rows);
  const isSilent = rows.every(({ text }) => !tellsWhen(text) && !underWay.test(text));
  const isLongAgo = resume.stage === 'senior' || resume.yearsOfExperience >= yearsToHide;
  if (degrees.length === 0 || !isSilent || isLongAgo || resume.understanding.career < mostlyRead) return;
  yield {
    severity: 'minor',
    weight: studiesWeight,
    title: 'Say when you studied',
    advice: `${lackOf(degrees)}. Write each on a line of its own: degree or certificate with its subject, school or institute, and the year in which you finished or will finish; add a mark that speaks for you.`,
    text: (degrees[0]?.title ?? degrees[0]?.organisation)?.text ?? '',
    at: degrees.flatMap(({ title, organisation }) => (title ?? organisation)?.words ?? []),
  };
}

function lackOf(studies: readonly Entry[]): string {
  const [first, ...others] = studies;
  const isPlaced = studies.some(({ organisation }) => organisation);
  if (others.length > 0)
    return isPlaced ? 'None of your studies has a year' : 'Your studies name neither school nor year';
  if (!first?.title) return 'Your studies have no year';
  return isPlaced ? 'Your degree has no year' : 'Your degree names neither school nor year';
}

/** Whether an entry begins as another one does: then it is a role, and not a part of the one above. */
function isSetLike(one: Entry, other: Entry): boolean {
  const [first, model] = [one, other].map(({ title, organisation }) => (title ?? organisation)?.words[0]);
  if (!first || !model) return false;
  // A date before the title moves it.
  const isMoved = other.header[0]?.words[0] !== model;
  const isNear = isMoved || Math.abs(first.x0 - model.x0) < 3 || first.page !== model.page;
  return isNear && first.bold === model.bold && Math.abs(first.size - model.size) < 0.5;
}

/** A year of two digits behind a month or an apostrophe: "May. 05". */
const shortYear = /\p{L}[.,]? ?['’]?\d\d(?!\d)/u;

/** Whether the lines under a header give its dates: "From May 2019 to June 2021 I was …". */
const tellsDates = ({ header, bullets, paragraphs }: Entry) =>
  header.some(({ text }) => shortYear.test(text)) ||
  [...bullets, ...paragraphs].some(({ words }) => datesIn(words).some(({ isRange }) => isRange));

const hasOwnHeader = (entry: Entry) =>
  entry.header.length > 0 &&
  (entry.title !== undefined || entry.organisation !== undefined) &&
  entry.bullets.length + entry.paragraphs.length > 0 &&
  !notHeader.test(undatedText(entry));

/** The first header row without the date, which may stand before the title. */
function undatedText({ header, date }: Entry): string {
  const words = header[0]?.words.filter((word) => !date?.words.includes(word)) ?? [];
  return textOf(words.length > 0 ? words : (header[1]?.words ?? []));
}

/** A month at the end of a row, whose year or other end stands in the next one: "Harbor Works – Jan". */
const partedDate =
  /[-–—,;(|]\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.?(?:\s*[-–—]|\s+to)?\s*$/iu;

/** Whether the dates of an entry stand below its header: broken at the end of a line, or as heads of its parts. */
function isDatedBelow(entry: Entry, entries: readonly Entry[]): boolean {
  const next = entries[entries.indexOf(entry) + 1];
  const [opening] = next?.header[0]?.words ?? [];
  const isNamed = next?.title !== undefined && next.title.words[0] !== opening;
  const isPart = opening !== undefined && !isNamed && next?.date?.words[0] === opening;
  return isPart || entry.header.some(({ text }) => partedDate.test(text));
}

/** Whether an employer with a time and no post stands above: a line on it may part the two. */
function isDatedAbove(entry: Entry, entries: readonly Entry[]): boolean {
  const above = entries[entries.indexOf(entry) - 1];
  return above?.date !== undefined && above.title === undefined;
}

/** Whether the same post stands again with its time, as in a list of all jobs before their duties. */
function isDatedElsewhere({ title, organisation }: Entry, resume: Resume): boolean {
  const [post, employer] = [title, organisation].map((part) => part?.text.toLowerCase());
  return workEntriesOf(resume).some(
    (other) =>
      other.date !== undefined &&
      other.title?.text.toLowerCase() === post &&
      other.organisation?.text.toLowerCase() === employer,
  );
}

/**
 * Whether an entry needs no date of its own: a second role at the employer above, or an employer line above dated
 * roles.
 */
function inherits(entry: Entry, entries: readonly Entry[]): boolean {
  const at = entries.indexOf(entry);
  const next = entries[at + 1];
  return (
    entry.title === undefined &&
    entry.bullets.length === 0 &&
    next?.date !== undefined &&
    next.organisation === undefined
  );
}
