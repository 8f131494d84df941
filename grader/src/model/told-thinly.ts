import { isPlace } from '../words/places/places.ts';
import { namesDegree } from '../words/studies/degree-names.ts';
import { isFullRow } from './layout/full-row.ts';
import { textStyleOf } from './layout/text-style.ts';
import { hasJobsOfOtherTrade } from './other-trade.ts';
import { endOf, experienceKinds, linesOf, quote, sectionsOf } from './questions.ts';
import type { Entry, Resume, Row, Section, SectionKind } from './resume.ts';
import { isBesideTrade, isOfService } from './service-jobs.ts';
import { isStillToCome } from './still-to-come.ts';
import { datesIn } from './text/dates.ts';
import { organisationScoreOf, titleScoreOf } from './text/role-scores.ts';
import { kindOfTitle } from './titles/kind-of-title.ts';
import { isLongOver, isShortAndOld, isToldBelow } from './told-below.ts';

/** Fewer words, in fewer lines, say little of a job or a project. */
const little = { words: 30, lines: 3 };
const mostNamed = 3;
/** A section of work with more words is more than a line on it. */
const mostInLine = 25;

const length =
  '(?:\\d+(?:[.,]\\d+)?\\+?|one|two|three|four|five|six|seven|eight|nine|ten)\\s?(?:years?|yrs?|months?)\\b';
/** Years that are claimed in a sentence: "three years of experience in …", "6 months working as …". */
const claimsYears = new RegExp(
  `\\b${length}.{0,60}\\b(?:experience|work(?:ing|ed)?)\\b|\\bexperience\\b.{0,30}\\b${length}`,
  'iu',
);
/** What tells a job in a section of work: "Harbor Works – 1 year (clerk)", "Working as a plumber in …". */
const tellsJob = new RegExp(`[-–] ?${length}|\\b(?:working|worked|employed) (?:as|at|with|for)\\b`, 'iu');

/** A job that goes on, with its beginning told elsewhere or in words. */
const goesOn = /\b(?:currently|presently)\b.*\b(?:at|with|as)\b|\b(?:19|20)\d\d\b.*\b(?:till|to) (?:date|now)\b/i;

/** What a job or a project is called in advice: its title or, without one, its employer; empty for a label. */
export function nameOfEntry({ title, organisation }: Entry): string {
  const text = (title ?? organisation)?.text ?? '';
  if (!/\p{L}{3}/u.test(text) || /:|^(?:passport|visa|date|period|duration)\b/i.test(text)) return '';
  const plain = text.replace(/[-–_.·]{4,}/g, ' ').replace(/^as an? /i, '');
  return quote(plain.replace(/(?:[\s:,;(–-]|\s(?:from|at|in|to|as))+$/i, ''));
}

/** What an entry is called beside others: with its employer where another job has the same title. */
export function nameAmong(entry: Entry, resume: Resume): string {
  const name = nameOfEntry(entry);
  const jobs = sectionsOf(resume, ...experienceKinds).flatMap(({ entries }) => entries);
  const isShared = jobs.some(
    (other) => other !== entry && isNamedAlike(other, entry) && other.organisation?.text !== entry.organisation?.text,
  );
  return isShared && entry.title && entry.organisation ? quote(`${name}, ${entry.organisation.text}`) : name;
}

/** The newest jobs, or else the projects, of which little is told, in the order of the page. */
export function thinEntriesOf(resume: Resume): Entry[] {
  const jobs = sectionsOf(resume, 'experience').flatMap(({ entries }) => entries);
  const projects = sectionsOf(resume, 'projects').flatMap(({ entries }) => entries);
  const total = (entries: readonly Entry[]) => entries.reduce((sum, entry) => sum + wordsIn(entry), 0);
  // The work may be told in its projects, or be of another trade than what is looked for.
  if (jobs.length > 0 && (total(projects) > total(jobs) || isShownByProjects(resume))) return [];
  return (
    (jobs.length > 0 && !areOfService(jobs, projects) ? jobs : projects)
      .filter(isSure)
      .filter((entry) => !isBesideTrade(entry, resume))
      // Of a job there is more to tell than of a training before it.
      .filter((entry, _, all) => !isTraining(entry) || all.every(isTraining))
      .slice(0, mostNamed)
      .filter((entry, i, all) => all.findIndex((one) => isNamedAlike(one, entry)) === i)
      .filter((entry) => linesOf(entry).length < little.lines && wordsIn(entry) < little.words)
      .filter((entry) => isNameable(entry, resume) && !isToldInHeader(entry))
      .filter((entry) => !isShortAndOld(entry, resume) && !isToldBelow(entry, resume))
      // Where the newer jobs are told, one that ended years ago is to be shortened.
      .filter((entry, _, thin) => !isLongOver(entry, resume) || thin.includes(newestOf(jobs) ?? entry))
  );
}

/** What is named below a post: where in a firm it was, or the time that pupils spend in one; a training; a paper that is under way. */
const noPost =
  /^(?:trainings?|internships?|projects?)\W*$|\[|^(?:departments?|faculty|school|division|institute?|universit\p{L}*|college|cent(?:er|re)|laborator\p{L}+|member)(?!\p{L})|(?<!\p{L})\d+ (?:weeks|semaines|wochen|settimane|semanas)(?!\p{L})/iu;

/** A part of a sentence, more than one, or a name that was cut. */
const clause =
  /\p{Ll}{4}[.;] \p{Lu}|^\p{Ll}.* (?:that|which|was|were|is|are|the) |\s(?:the|of|an?|and|for|with|by|&)$/u;
/** Years and results of school, beside a school that was taken for an employer. */
const ofSchool = /(?<![\p{L}\d])(?:1[02] ?th|XII?(?:th)?|S\.?S\.?C|H\.?S\.?C|board|matric\p{L}*)(?!\p{L})/iu;

/** Whether the name of an entry is surely that of a post or a project, so that it can be told where to write more. */
export const isNameable = (entry: Entry, resume: Resume): boolean =>
  isSure(entry) &&
  !isStillToCome(entry, resume) &&
  !noPost.test(nameOfEntry(entry)) &&
  !clause.test(nameOfEntry(entry)) &&
  !isRestOfLine(entry, resume) &&
  !isOfOther(nameOfEntry(entry)) &&
  (looksLikeWork(entry) || sectionsOf(resume, 'projects').some(({ entries }) => entries.includes(entry)));

/** A row that leaves less of the width free is full: what stands below it may be its rest. */
const full = 0.08;

/** Whether what was read as a name is the rest of the full line above it, with nothing that sets it apart. */
function isRestOfLine({ header: [row], date }: Entry, { sections }: Resume): boolean {
  if (!row || date) return false;
  if (row.text.includes(';')) return true;
  const rows = sections.find((section) => section.rows.includes(row))?.rows ?? [];
  const above = rows[rows.indexOf(row) - 1];
  const [one, other] = [row.segments[0], above?.segments[0]];
  if (!above || !one || !other || row.mark || above.page !== row.page || above.column !== row.column) return false;
  const beside = rows.filter(({ column }) => column === row.column);
  const isFull = isFullRow(above, beside, full) && !/[.!?:;]$/.test(above.text);
  const [own, before] = [textStyleOf(one), textStyleOf(other)];
  return isFull && own.bold === before.bold && own.italic === before.italic && own.caps === before.caps;
}

/** What a club, a change of trade or a web address is called is no post, nor is a list, a place or a title of a column or a section. */
const ofOther = /(?<!\p{L})clubs?$|reconversion|umschulung/iu;
const webAddress = /^[A-Za-z\d-]+\.[a-z]{2,3}\/?$/;
const isOfOther = (name: string): boolean =>
  ofOther.test(name) ||
  webAddress.test(name) ||
  isPlace(name) ||
  kindOfTitle(name) !== undefined ||
  (/^\p{Lu}{4,}$|,[^,]+,/u.test(name) && titleScoreOf(name) < 1);

/** Whether something beside its place says that an entry is a post: the time of one, or words of a title or a firm. */
const looksLikeWork = ({ title, organisation, date }: Entry): boolean =>
  date?.isRange === true ||
  date?.present === true ||
  [title, organisation].some((part) => part && titleScoreOf(part.text) + organisationScoreOf(part.text) > 0);

/** Whether projects show what is looked for, and the jobs are of another trade. */
export const isShownByProjects = (resume: Resume): boolean =>
  sectionsOf(resume, 'projects').some(({ entries }) => entries.some(isSure)) && hasJobsOfOtherTrade(resume);

/** Whether the jobs are of any trade, and projects beside them show the one that is meant. */
const areOfService = (jobs: readonly Entry[], projects: readonly Entry[]) =>
  jobs.every(isOfService) && projects.some(({ header }) => header.length > 0);

const isTraining = ({ title }: Entry) => /\b(?:trainings?|apprenticeship)\b/i.test(title?.text ?? '');

const isNamedAlike = (one: Entry, other: Entry) => nameOfEntry(one).toLowerCase() === nameOfEntry(other).toLowerCase();

/** The newest job that is surely one, or else the first project. */
export function newestJobIn(resume: Resume): Entry | undefined {
  const named = (kind: SectionKind) => sectionsOf(resume, kind).flatMap(({ entries }) => entries.filter(isSure));
  const jobs = named('experience');
  const projects = named('projects');
  return areOfService(jobs, projects) ? projects[0] : (newestOf(jobs) ?? projects[0]);
}

/** The entry that ended last, or the first of several. */
function newestOf(entries: readonly Entry[]): Entry | undefined {
  const ends = entries.map(({ date }) => (date ? endOf(date) : 0));
  return entries[ends.indexOf(Math.max(...ends))];
}

/** Training in which something was done; a list of certificates is none. */
const practice = /\b(?:trainings?|internships?|apprenticeships?|placements?|attachments?)\b/i;
/** A section of more words tells something, whoever they belong to; one of fewer says that there is nothing. */
const inSection = { least: 4, most: 45 };

/** Sections in which hardly more than names stand and no entry was found: of work or else of projects and training. */
export function thinSectionsOf({ sections }: Resume): { work: Section[]; studies: Section[] } {
  const tellsTraining = ({ kind, title }: Section) =>
    (kind === 'experience' || kind === 'certifications') && practice.test(title);
  const work = sections.filter(
    (one) => one.kind === 'experience' && !tellsTraining(one) && wordsOf(one) >= inSection.least,
  );
  const studies = sections.filter((one) => one.kind === 'projects' || tellsTraining(one));
  const thinOf = (some: readonly Section[]) => some.filter(isThin).slice(0, mostNamed);
  // Beside a section that tells its work, a short one is an addition to it.
  return {
    work: work.every(isThin) ? thinOf(work) : [],
    studies: work.length > 0 ? [] : thinOf(studies.filter(({ title }) => !isAddress.test(title))),
  };
}

/** The rest of an address that was broken, “portfolio/”, is no title. */
const isAddress = /\/\s*$|\p{L}\.\p{Ll}{2}|@/u;

const isThin = (section: Section) =>
  section.rows.length > 0 && !section.entries.some(isSure) && wordsOf(section) <= inSection.most;

const wordsOf = ({ rows }: Section) => rows.reduce((sum, { words }) => sum + words.length, 0);

/** A line of work behind a list sign, in the row of a header: “Clerk • Counted stock in two warehouses”. */
const lineInHeader = /\s[•●▪■◦○]\s?\p{L}+(?:\s+\S+){4}/u;
/** What is proved by a paper or taken for credits, whatever else it looks like. */
const isPaper = /(?<!\p{L})(?:certifi(?:ed|cates?|cations?)|\d ?ECTS|ECTS|credit hours)(?!\p{L})/iu;
/** So many words of a row make a sentence rather than the name of a post. */
const wordsOfSentence = 4;
/** So many words of a header that name neither post, employer, place nor time tell the work. */
const toldInHeader = 12;

/** Whether what was read as an entry is likely none: a line of the one above, a paper, studies, or the rest of a sentence that names a year, “Records as well as the archive since 2019.” */
export function isNoPost({ header, title, organisation }: Entry): boolean {
  if (header.some(({ text }) => lineInHeader.test(text) || isPaper.test(text))) return true;
  if (namesDegree((title ?? organisation)?.text ?? '')) return true;
  if (!title && header.some(({ text }) => ofSchool.test(text))) return true;
  const [row] = header;
  const isAlone = !title && header.length === 1 && row !== undefined;
  return isAlone && row.words.length >= wordsOfSentence && /(?:\p{Ll}{2}|\d)\.$/u.test(row.text);
}

/** Whether an entry tells its work in what was read as its header. */
export function isToldInHeader({ header, title, organisation, location, date }: Entry): boolean {
  const named = new Set([title, organisation, location, date].flatMap((part) => part?.words ?? []));
  // “Mentor: …” says who was there and not what was done.
  const others = header
    .filter(({ text }) => !/^\p{L}+(?: \p{L}+)? ?:/u.test(text))
    .flatMap(({ words }) => words.filter((word) => !named.has(word)));
  return others.filter(({ text }) => /\p{L}{2}/u.test(text)).length >= toldInHeader;
}

/** Whether an entry is surely one: a title with its employer or its time, or an employer with the time. */
export const isSure = (entry: Entry): boolean =>
  nameOfEntry(entry) !== '' &&
  !isNoPost(entry) &&
  [entry.title, entry.organisation, entry.date].filter((part) => part !== undefined).length >= 2;

/** The words in the lines of an entry. */
export const wordsIn = (entry: Entry): number => linesOf(entry).reduce((sum, { words }) => sum + words.length, 0);

const fewestQuiet = 4;
/** Words from which on an entry says something. */
export const enoughWords = 25;

/** Whether most jobs with a time say hardly anything, and more than the ones whose names were read so that they could be told. */
export function mostTellLittle(resume: Resume, { beside }: { beside: readonly Entry[] }): boolean {
  const jobs = sectionsOf(resume, 'experience').flatMap(({ entries }) => entries.filter(({ date }) => date));
  const quiet = jobs.filter(
    (entry) => entry.bullets.length + entry.paragraphs.length <= 1 && wordsIn(entry) < enoughWords,
  );
  return quiet.length >= fewestQuiet && 2 * quiet.length > jobs.length && quiet.length >= 2 * beside.length;
}

/** A line of skills with a date behind it is no job. */
export const isSkill = ({ title, organisation }: Entry) =>
  /^\W*(?:(?:basic|good|working|computer) )*(?:knowledge|skills?|proficiency)(?=\s*[(:,–-]|\s(?:of|in)\b|\s*$)/i.test(
    (title ?? organisation)?.text ?? '',
  );

/** Kinds whose dates tell no work. */
const undated: SectionKind[] = ['education', 'coursework', 'certifications', 'awards', 'personal', 'activities'];

/** The row in which somebody claims to have worked who names no time of a job anywhere. */
export function claimOfWork(resume: Resume): Row | undefined {
  const work = sectionsOf(resume, 'experience', 'teaching', 'research', 'volunteering').flatMap(({ rows }) => rows);
  if (work.reduce((sum, { words }) => sum + words.length, 0) > mostInLine) return undefined;
  const others = resume.sections.filter(({ kind }) => !undated.includes(kind)).flatMap(({ rows }) => rows);
  const isDated = others.some(({ text, words }) => goesOn.test(text) || datesIn(words).some(({ isRange }) => isRange));
  if (isDated) return undefined;
  const about = sectionsOf(resume, 'summary', 'objective').flatMap(({ rows }) => rows);
  return (
    work.find(({ text }) => tellsJob.test(text) || claimsYears.test(text)) ??
    [...resume.top, ...about].find(({ text }) => claimsYears.test(text))
  );
}
