import { isArtist } from '../../model/artist.ts';
import { isNewToWork } from '../../model/new-to-work.ts';
import { hasJobsOfOtherTrade } from '../../model/other-trade.ts';
import { quote, sectionsOf } from '../../model/questions.ts';
import type { Entry, Resume, Section, SectionKind } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { isOfService } from '../../model/service-jobs.ts';
import { tellsContact } from '../../model/tells-contact.ts';
import { datesIn, monthsOf } from '../../model/text/dates.ts';
import { untitledProfileOf } from '../../model/text/untitled-profile.ts';
import { kindOfTitle } from '../../model/titles/kind-of-title.ts';

/** Who worked for so many years is hired for that; beginners may show their studies first. */
const leastYears = 2;
/** Studies lead the resume of a beginner; they belong below jobs of so many years, and what proves a trade later. */
const yearsBeforeStudies = 6;
const yearsBeforeProofs = 12;
/** Studies that ended so many years before the latest date no longer lead above jobs of a few years. */
const yearsSinceStudies = 4;
const yearsBeforeOldStudies = 3;
/** So many years between the first job and the latest date show that the work is not new, whenever the file was written. */
const yearsBetweenDates = 3;
const monthsOfNews = 24;
const studies: SectionKind[] = ['education', 'coursework'];
const proofs: SectionKind[] = ['projects', 'certifications'];
/** Paid work of so many posts tells more than projects, at any age. */
const jobsBeforeProjects = 2;
const yearsBeforeProjects = 0.5;
/** Kinds that belong behind the work, whoever sends the resume; interests in research tell the work itself. */
const lastKinds: SectionKind[] = ['personal', 'interests', 'references', 'declaration'];
/** A title in the middle of the first page is seen as well; so many words may stand before one further below. */
const wordsBefore = 200;
const lowShare = 0.7;
/** Fewer words before a title on a later page are a cover or a letter. */
const wordsOnEarlierPage = 60;
/** How certain the order of the text must be, on one page and where a page lies between. */
const leastConfidence = { samePage: 0.9, laterPage: 0.75 };
/** Kinds of which a page may stand before the studies of somebody without a job. */
const lists: SectionKind[] = ['skills', 'awards', 'certifications', 'activities', ...lastKinds];

/** The work is what people are hired for; a reader who has to look for it reads the rest first and stops. */
export const contentWorkLate: Rule = {
  name: 'content-work-late',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'count', weight: 3, max: 3, per: 'document' },
  anyLanguage: true,
  about: {
    title: 'The work comes first',
    finds:
      'Jobs that begin on the second page; jobs of two years at the bottom of the first or below personal details and hobbies, of six years below studies, or of three where those ended long ago; two jobs below projects; without a job, studies below personal details or on a later page.',
    why: 'The first half page decides whether the rest is read.',
  },

  *check(resume) {
    if (resume.isAcademic || resume.confidence < leastConfidence.laterPage) return;
    const at = resume.sections.findIndex(tellsJobs);
    const work = resume.sections[at];
    if (!work) {
      yield* studiesLate(resume);
      return;
    }
    const before = resume.sections.slice(0, at);
    const isLate = tellsEnough(resume, work) && beginsLate(resume, work, before);
    const above = aboveWork(resume, work, before);
    // Projects of a trade stand rightly above jobs of any trade.
    if (before.some(({ kind }) => kind === 'projects') && work.entries.every(isOfService)) return;
    const first = above && isSureOfOrder(resume, work, above) ? above : undefined;
    if (!first && !isLate) return;
    // Studies, then publications, then posts is the order of an academic.
    if (work.page > 0 && before.some(({ kind }) => kind === 'publications')) return;
    // So do exhibitions, and in a portfolio of teaching how one teaches.
    if (isArtist(resume) || before.some(({ title }) => /\bteaching\b/i.test(title))) return;
    // Studies or projects of the trade that is looked for stand rightly above jobs of another one.
    if (!(above && lastKinds.includes(above.kind)) && hasJobsOfOtherTrade(resume)) return;
    const place = hasProfile(resume) ? 'right below your profile' : 'right below your name and contact details';
    yield {
      title: 'Move your work up',
      advice:
        isLate && work.page > 0
          ? `Your work begins on page ${work.page + 1}${behind(before)}. Put “${nameOf(work.title)}” on page 1, ${place}, the newest post first.`
          : first
            ? belowOf(work, first, place)
            : `Your work begins at the bottom of the first page. Put “${nameOf(work.title)}” ${place}.`,
      text: work.title,
      at: [work.heading],
    };
  },
};

/** Whether the order of the page is certain; without columns what is private stands above the work, however it is read. */
const isSureOfOrder = ({ confidence, pages }: Resume, { page }: Section, { kind }: Section) =>
  confidence >= leastConfidence.samePage || (lastKinds.includes(kind) && !pages[page]?.columns);

/** Whether the work is long enough to come first; on a later page any post is that is more than training. */
const tellsEnough = ({ yearsOfExperience }: Resume, work: Section) =>
  yearsOfExperience >= leastYears ||
  (work.page > 0 && work.entries.some(isPost) && !training.test(work.title) && !tellsInternships(work));

const training = /\btrainings?\b|\binternships?\b/i;

const isPost = ({ title, organisation }: Entry) => title !== undefined && organisation !== undefined;

/** Where the work stands and where it belongs. */
function belowOf(work: Section, first: Section, place: string): string {
  const stands = `“${nameOf(work.title)}” stands below “${nameOf(first.title)}”.`;
  if (studies.includes(first.kind)) return `${stands} With years of work behind you it goes above, ${place}.`;
  return `${stands} Put it ${first.kind === 'projects' ? 'above' : place}, ${lastKinds.includes(first.kind) ? 'and personal details at the end or nowhere.' : 'since jobs count most.'}`;
}

/** What stands before the work, by the titles of the two longest sections. */
function behind(before: readonly Section[]): string {
  const longest = before.toSorted((a, b) => b.rows.length - a.rows.length).slice(0, 2);
  const titles = before.filter((section) => longest.includes(section)).map(({ title }) => `“${nameOf(title)}”`);
  return titles.length > 0 ? `, behind ${titles.join(' and ')}` : '';
}

/** A title without the signs behind it: "Objective :-". */
const nameOf = (title: string) => quote(title.replace(/[\s:;.,_=–—-]+$/, ''), 40);

/** Who has no job yet is judged by studies and projects, which belong above what is private. */
function* studiesLate(resume: Resume): Generator<RuleFinding> {
  const { sections, confidence } = resume;
  if (sections.some(({ kind }) => kind === 'experience')) return;
  const at = sections.findIndex(({ kind, entries }) => kind === 'education' && entries.some(({ title }) => title));
  const own = sections[at];
  if (!own) return;
  const before = sections.slice(0, at);
  const above =
    confidence < leastConfidence.samePage
      ? undefined
      : before.find(
          (one) =>
            lastKinds.includes(one.kind) && one.rows.length >= 2 && isAbove(one, own, resume) && !tellsContact(one),
        );
  const isLate =
    own.page > 0 &&
    isNewToWork(resume) &&
    tellsNoTime(resume, before) &&
    wordsOf(before) >= wordsOnEarlierPage &&
    before.every((one) => isAbove(one, own, resume) && (one.page === own.page || !tellsMore(one)));
  if (!above && !isLate) return;
  yield {
    title: 'Move your studies up',
    advice: above
      ? `“${nameOf(own.title)}” stands below “${nameOf(above.title)}”. Put your studies right below your profile, projects behind them, and what is personal at the end or nowhere.`
      : `Your studies begin on page ${own.page + 1}${behind(before)}. Put “${nameOf(own.title)}” on page 1, right below your profile, and lists behind it.`,
    text: own.title,
    at: [own.heading],
  };
}

/** Whether a section is of a kind that may stand before the studies of somebody without a job. */
const tellsMore = ({ kind }: Section) => !lists.includes(kind) && kind !== 'summary' && kind !== 'objective';

/** Whether a section that is read earlier stands above another one; streams of text are numbered over all pages. */
function isAbove(one: Section, other: Section, { pages }: Resume): boolean {
  if (one.page === other.page) return one.column === other.column;
  return one.page < other.page && !pages[one.page]?.columns && !pages[other.page]?.columns;
}

/** Some of the work may be told further above, under another title. */
const tellWork = (sections: readonly Section[]) => sections.some(({ kind }) => kind === 'experience');

/** The section that stands above the work and belongs below it. */
function aboveWork(resume: Resume, work: Section, before: readonly Section[]): Section | undefined {
  const years = resume.yearsOfExperience;
  const above = before.filter((one) => one.rows.length > 0 && isAbove(one, work, resume));
  const personal =
    years >= leastYears
      ? above.find(({ kind, title }) => lastKinds.includes(kind) && !/\bresearch\b/i.test(title))
      : undefined;
  if (personal || tellWork(before)) return personal;
  const jobs = work.entries.filter(({ title, date }) => title && !ofLearner.test(title.text) && date?.isRange);
  const projects =
    jobs.length >= jobsBeforeProjects && years >= yearsBeforeProjects && !leadsByStudies(resume, work)
      ? above.find(({ kind }) => kind === 'projects')
      : undefined;
  const isOld = years >= yearsBeforeOldStudies && endedLongAgo(above, latestYear(resume));
  if (projects || (years < yearsBeforeStudies && !isOld) || tellsInternships(work)) return projects;
  const isLong = years >= yearsBeforeProofs;
  if (!isLong && yearsPrinted(resume, work) < yearsBetweenDates) return undefined;
  const behindJobs = isLong ? [...studies, ...proofs] : studies;
  const last = yearsPrinted(resume, work) < yearsBeforeStudies ? lastMonthOf(resume) : Number.POSITIVE_INFINITY;
  // New studies lead away from a trade of any kind, and rightly stand first.
  const isOfAnyTrade = 2 * work.entries.filter(isOfService).length > work.entries.length;
  if (isOfAnyTrade) return undefined;
  return above.find(
    (one) => behindJobs.includes(one.kind) && !isBare(one) && !tellsNews(one, resume) && !endsAfter(one, last),
  );
}

/** A course of study that was read as a post. */
const ofLearner = /(?<!\p{L})(?:students?|bootcamp|trainee|fellow in training)(?!\p{L})/iu;

/** Whether somebody studies now whose jobs ended long ago: projects of these studies lead to the new trade. */
function leadsByStudies(resume: Resume, { entries }: Section): boolean {
  const isStudying = sectionsOf(resume, 'education').some((one) => one.entries.some(({ date }) => date?.present));
  const ends = entries.flatMap(({ date }) => (date ? [date] : []));
  return (
    isStudying &&
    ends.every(
      ({ end, present }) => !present && end !== undefined && monthsOf(resume.today) - monthsOf(end, 12) >= monthsOfNews,
    )
  );
}

/** What students do beside their studies. */
const internship =
  /\b(?:intern(?:ship)?|trainee|co-?op|apprentice|working student|(?:teaching|research|graduate|student) assistant)\b|(?<!\p{L})(?:stagiaire|alternant|apprenti|pasant|practicante|prácticas?|becari|estagi|estági|tirocin|praktik|werkstudent)\p{L}*/iu;

/** Whether at least half of the jobs belong to studies, which then lead, however old the file is. */
function tellsInternships({ entries }: Section): boolean {
  const titles = entries.flatMap(({ title }) => title?.text ?? []);
  return titles.length > 0 && 2 * titles.filter((title) => internship.test(title)).length >= titles.length;
}

/** Years from the first job to the latest year that jobs name: an open job of an old file may have ended long ago. */
function yearsPrinted(resume: Resume, { entries }: Section): number {
  const starts = entries.flatMap(({ date }) => (date?.start ? [date.start.year] : []));
  return latestYear(resume) - Math.min(...starts);
}

/** The latest year that jobs name, not after the upload. */
function latestYear({ sections, today }: Resume): number {
  const rows = sections.flatMap((one) => (one.kind === 'experience' ? one.rows : []));
  const printed = rows.flatMap(({ text }) => text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).map(Number);
  return Math.max(0, ...printed.filter((year) => year <= today.year));
}

/** Whether studies with a date stand among these sections, and all of them ended years before. */
function endedLongAgo(sections: readonly Section[], latest: number): boolean {
  const dates = sections.flatMap(({ kind, entries }) =>
    studies.includes(kind) ? entries.flatMap(({ date }) => date ?? []) : [],
  );
  const ends = dates.map(({ end, start, present }) =>
    present ? Number.POSITIVE_INFINITY : ((end ?? start)?.year ?? 0),
  );
  return ends.length > 0 && Math.max(...ends) + yearsSinceStudies <= latest;
}

/** Whether much is told before the work, which begins on a later page or low on the first one. */
function beginsLate(resume: Resume, work: Section, before: readonly Section[]): boolean {
  if (work.page > 0) return wordsOf(before) >= wordsOnEarlierPage && startsPage(resume, work);
  if (wordsOf(before) < wordsBefore || resume.confidence < leastConfidence.samePage) return false;
  return !tellWork(before) && work.heading.y0 > lowShare * (resume.pages[0]?.height ?? 0);
}

/** Whether a section that was taken for one of studies holds none and is called like a profile: "Qualification Summary". */
const isBare = ({ title: name, entries }: Section) =>
  /\b(?:summary|profile|overview)\b/i.test(name) && !entries.some(({ title, organisation }) => title || organisation);

const hasProfile = (resume: Resume) =>
  sectionsOf(resume, 'summary', 'objective').length > 0 || untitledProfileOf(resume).length > 0;

/** Whether somebody studies now or did so lately, which may lead the resume at any age. */
const tellsNews = ({ entries }: Section, { today }: Resume) =>
  entries.some(({ date }) => date?.present || (date?.end && monthsOf(today) - monthsOf(date.end, 12) < monthsOfNews));

/** Whether a section that is called one of work holds a job with its time; on a later page a post is enough. */
const tellsJobs = ({ kind, title: name, entries, page }: Section) =>
  kind === 'experience' &&
  kindOfTitle(name) === 'experience' &&
  !/\b(?:leadership|volunteer\w*|extra-?curricular|other|additional|further)\b/i.test(name) &&
  entries.some((entry) => ((entry.title ?? entry.organisation) && entry.date?.isRange) || (page > 0 && isPost(entry)));

/** Whether studies end after all that the jobs name, as those of a student whose file has grown old. */
const endsAfter = ({ kind, entries }: Section, last: number) =>
  studies.includes(kind) && entries.some(({ date }) => monthsOf(date?.end ?? date?.start ?? { year: 0 }, 1) > last);

/** The last month in which jobs began or ended; one that goes on may have ended long ago. */
const lastMonthOf = (resume: Resume) =>
  Math.max(
    0,
    ...sectionsOf(resume, 'experience').flatMap(({ entries }) =>
      entries.flatMap(({ date }) =>
        monthsOf((date?.present ? date.start : (date?.end ?? date?.start)) ?? { year: 0 }, 12),
      ),
    ),
  );

const wordsOf = (sections: readonly Section[]) =>
  sections.flatMap(({ rows }) => rows).reduce((sum, { words }) => sum + words.length, 0);

/** Kinds that may have dates without telling work. */
const ofStudies: SectionKind[] = [...studies, 'certifications', 'awards', 'personal', 'activities'];

/** Whether no job was told on an earlier page, under whatever title. */
const startsPage = (resume: Resume, work: Section) => {
  const earlier = resume.sections.filter(({ page }) => page < work.page);
  if (earlier.some(({ kind }) => kind === 'experience' || kind === 'projects')) return false;
  return tellsNoTime(resume, earlier);
};

/** Whether no time is told above the first title and in these sections, but in those of studies. */
function tellsNoTime({ top }: Resume, sections: readonly Section[]): boolean {
  const rows = [...top, ...sections.filter(({ kind }) => !ofStudies.includes(kind)).flatMap((one) => one.rows)];
  return rows.every(({ text, words }) => !/\bsince\b/i.test(text) && !datesIn(words).some(({ isRange }) => isRange));
}
