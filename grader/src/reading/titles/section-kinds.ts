import { fewestLists, namesMarket, namesStage } from '../../model/credits.ts';
import type { Entry, Row, SectionKind } from '../../model/resume.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { isDutiesTitle } from '../../model/titles/duty-titles.ts';
import { codeLanguages } from '../../words/code-languages.ts';
import { roleOfLabel } from '../../words/entry-labels.ts';
import { spokenLanguages } from '../../words/spoken-languages.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { schoolCue } from '../../words/studies/schools.ts';
import { tellsDuties } from './duty-lines.ts';
import { labelledJobAt } from './jobs-without-title.ts';
import { areTimed, type Draft, isListOfCredits } from './joined-work.ts';
import { kindOfOpenTitle } from './open-titles.ts';
import { isStudies, kindOfQualifications, mayBeNoStudies } from './qualifications.ts';
import { kindTold, rowsTelling } from './rows-tell.ts';

const leastLabels = 2;
/** So many labels of a person, and such a share of all rows, show that a summary is one of the person's details. */
const leastDetails = 3;
const shareOfDetails = 0.3;
const tellsYears = /\byears?\b.*\bexperience\b|\bexperience\b.*\byears?\b/i;
const leastStudies = 2;
const leastReferences = 4;
const shareOfTrade = 0.5;
const mostStudyWords = 14;

/** How many rows name a degree and no more than a study does. */
const studiesIn = (rows: Row[]) =>
  rows.filter(({ text, words }) => words.length <= mostStudyWords && (namesDegree(text) || schoolCue.test(text)))
    .length;

/** Kinds whose titles do not say what a table below them lists: "Summary of qualifications". */
const openKinds: SectionKind[] = ['summary', 'other', 'certifications'];

/** Kinds whose titles do not say that jobs with labels stand below them: "Career highlights". */
const mayTellJobs: SectionKind[] = ['summary', 'other', 'personal'];
/** Without a date, so many jobs with so many lines each show that a section tells work. */
const leastToldJobs = 2;
const leastToldLines = 2;
/** Titles of what somebody is and can, or of all that follows. */
const ofPerson = /\b(?:summary|overview|highlights|traits?|strengths?|skill(?:s|ed)?|abilit(?:y|ies))\b/i;
/** What stands above work, and is a label of it where a firm follows: "Currently working:", "Industry". */
const openWork =
  /^\W*(?:(?:currently|presently|now) (?:working|employed)|(?:current|present|visiting) (?:positions?|appointments?)|industry)\W*$/i;
/** Kinds that tell what somebody did. */
const mainKinds: SectionKind[] = ['experience', 'education'];
/** Kinds that academics have beside teaching. */
const scholarly: SectionKind[] = ['publications', 'research'];
const mostLinkRows = 2;
const leastCodeLanguages = 2;

/**
 * The kinds of sections by what is in them, where the title alone leaves it open: a personal profile is a text about the
 * person or their date of birth; a summary of skills may be a text, one of qualifications a list of degrees; languages may be those of programs; teaching
 * experience is a schoolteacher's work, or an academic's beside posts or papers. An unknown title stands above jobs where
 * its rows read as jobs or list duties, and above publications where they cite; `jobsIn` reads rows as jobs. Lists of
 * credits are the work of performers; those of stylists name clients, and are none of these kinds.
 */
export function kindsByContent(drafts: readonly Draft[], jobsIn: (draft: Draft) => Entry[]): SectionKind[] {
  const hasWork = drafts.some(({ heading }) => heading.kind === 'experience');
  // Beside papers or research, teaching is that of an academic, whatever else is told.
  const isOfScholar = drafts.some(({ heading }) => scholarly.includes(heading.kind));
  const isSchoolWork = !hasWork && !isOfScholar;
  const hasStudies = drafts.some(({ heading }) => heading.kind === 'education');
  // Parts on stages and screens are work beside jobs, too.
  const isCredits = (draft: Draft) => isListOfCredits(draft) && (!hasWork || namesStage(draft.heading.segment.text));
  const isOfCredits = drafts.filter(isCredits).length >= fewestLists;
  const isOfMarket = drafts.some((draft) => namesMarket(draft.heading.segment.text));
  return drafts.map((draft, at) => {
    const {
      heading: { kind, segment, known },
      rows,
    } = draft;
    if (isOfCredits && isCredits(draft)) return isOfMarket && !areTimed(jobsIn(draft)) ? 'other' : 'experience';
    const mayBeLinks = kind === 'projects' || !known;
    if (mayBeLinks && rows.length > 0 && rows.length <= mostLinkRows && rows.every(isAddress)) return 'contact';
    const labels = rowsTelling('personal', rows);
    if (/\b(?:personal|bio)/i.test(segment.text) && kind !== 'personal' && labels >= leastLabels) return 'personal';
    if (kind === 'summary' && labels >= leastDetails && labels >= shareOfDetails * rows.length) return 'personal';
    if (/\bsummary\b/i.test(segment.text)) {
      const start = rows
        .slice(0, 3)
        .map(({ text }) => text)
        .join(' ');
      if (kind === 'skills' && !rows.slice(0, 3).some(({ mark }) => mark) && tellsYears.test(start)) return 'summary';
      if (kind === 'summary' && /qualification/i.test(segment.text) && studiesIn(rows) >= leastStudies)
        return 'education';
    }
    if (kind === 'summary' && highlights.test(segment.text) && listsTraits(rows)) return 'skills';
    if (kind === 'education' && mayBeNoStudies(draft) && tellsCareer(draft, jobsIn)) return 'experience';
    if (kind === 'education' && mayBeNoStudies(draft) && drafts.some((other) => other !== draft && isStudies(other)))
      return kindOfQualifications(draft);
    if (openKinds.includes(kind) && rows.some(headsStudies)) return 'education';
    if (kind === 'experience' && !hasStudies && tellsStudies(rows)) return 'education';
    if (kind === 'languages' && listsCode(rows)) return 'skills';
    if (kind === 'certifications' && namesDriving.test(segment.text)) return 'personal';
    if (kind === 'awards' && listsCertificates(draft)) return 'certifications';
    if (kind === 'skills' && ofTrade.test(segment.text) && tellsTrade(rows)) return 'education';
    if (kind === 'activities' && tellsPosts(draft, jobsIn(draft), isOfScholar)) return 'volunteering';
    if (isTraining(draft) && !isWorkToo(draft, jobsIn) && (drafts.some(isWork) || !jobsIn(draft).some(namesWork)))
      return 'certifications';
    if (kind === 'experience' && sumsUp.test(segment.text) && isSummaryOfWork(draft, drafts, jobsIn)) return 'summary';
    if (mayTellJobs.includes(kind) && labelledJobAt(rows) >= 0) return 'experience';
    if (kind === 'other' && isDutiesTitle(segment.text)) return 'experience';
    if (!known && (openWork.test(segment.text) || tellsJobs(jobsIn(draft)))) return 'experience';
    if (!known && citesWorks(rows)) return 'publications';
    const isBehindWork = drafts.slice(0, at).some(({ heading }) => heading.kind === 'experience');
    const mayTellDuties = !known || (kind === 'summary' && isBehindWork);
    if (mayTellDuties && !ofPerson.test(segment.text) && tellsDuties(rows)) return 'experience';
    if (kind === 'other') {
      const isFirst = !drafts.slice(0, at).some(({ heading }) => mainKinds.includes(heading.kind));
      return kindOfOpenTitle(draft, isFirst) ?? kind;
    }
    return isSchoolWork && kind === 'teaching' && /experience/i.test(segment.text) ? 'experience' : kind;
  });
}

/** Below "Professional qualification" may stand the posts of a career: several with their time, beside few studies, are none. */
const fewestDatedJobs = 2;

function tellsCareer(draft: Draft, jobsIn: (draft: Draft) => Entry[]): boolean {
  if (draft.rows.filter(({ text }) => titleScoreOf(text) >= 1).length < fewestDatedJobs) return false;
  const jobs = jobsIn(draft).filter(({ title, date }) => date?.isRange && title && titleScoreOf(title.text) >= 2);
  return jobs.length >= fewestDatedJobs && jobs.length > 2 * studiesIn(draft.rows);
}

/** Whether rows name studies and no post: a beginner may tell the years at school as experience. */
const tellsStudies = (rows: Row[]) =>
  studiesIn(rows) >= leastStudies &&
  rows.every(({ text }) => titleScoreOf(text) < 1 && organisationScoreOf(text.replace(schoolCue, '')) < 1);

/** What stands out of somebody may be what they can: a list of few words each. */
const highlights = /^\W*(?:(?:key|significant|core) )?highlights\W*$/i;
const leastTraits = 3;
const mostTraitWords = 9;
const listsTraits = (rows: Row[]) =>
  rows.length >= leastTraits && rows.every(({ words }) => words.length <= mostTraitWords);

/** Titles of what was won, and words of lines that tell it. */
const namesPrizes = /\b(?:award|honou?r|scholarship|prize|medal)/i;
const won =
  /\b(?:awards?|awarded|prizes?|winners?|won|rank(?:ed)?|medals?|scholarships?|toppers?|place|runner|excellence|appreciation|merit|competitions?|contests?)\b/i;
/** Titles of a licence to drive, which is told with its number as a passport is. */
const namesDriving =
  /^\W*(?:passport (?:&|and) |\p{L}+ )?driv(?:ing|er['’]?s?) lin?[cs]en[cs]es?(?: details?)?(?: in \p{L}+)?\W*$/iu;
/** Titles of what somebody was chosen for and not paid: "Leadership", "Positions of responsibility". */
const namesPosts = /^(?!.*(?:academic|abilit)).*\b(?:leadership|service|(?:positions?|posts?) of responsibility)\b/i;
const namesService = /\bservice\b/i;

/**
 * Whether somebody was chosen for posts that they held for a time; without any, a title of leadership heads what they did.
 * Service is unpaid as well, but for that of a scholar, which is for the profession.
 */
const tellsPosts = ({ heading: { segment } }: Draft, entries: readonly Entry[], isOfScholar: boolean) =>
  namesPosts.test(segment.text) &&
  (namesService.test(segment.text)
    ? !isOfScholar
    : entries.some(({ title, organisation, date }) => (title ?? organisation) && date?.isRange));
const certificate = /\b(?:certif\p{L}*|courses?|nanodegree)\b/iu;
const training = /\b(?:certif\p{L}*|courses?|nanodegree|training|class(?:es)?|internship)\b/iu;

/**
 * Whether half of the rows below "Achievements" name certificates, and none tells what was won; where the title names
 * certificates too, trainings as well.
 */
function listsCertificates({ heading: { segment }, rows }: Draft): boolean {
  if (namesPrizes.test(segment.text) || rows.some(({ text }) => won.test(text))) return false;
  const named = /certif/i.test(segment.text) ? training : certificate;
  return rows.filter(({ text }) => named.test(text)).length >= Math.max(1, rows.length / 2);
}

/** Titles of what somebody knows of a trade, which may be where it was learnt: "Technical details", "Academic skills". */
const ofTrade = /^\W*(?:technical|academic)\b/i;
const tellsTrade = (rows: Row[]) =>
  !rows.some(({ table }) => table) && kindTold(rows, ['skills', 'education'], shareOfTrade) === 'education';

/** Whether an entry names a post, an employer or a time: a line about a training does not. */
const namesWork = ({ title, organisation, date }: Entry) => (title ?? organisation ?? date) !== undefined;

/** Whether a section tells what was learnt in plants: beside work of its own, and told in a line only, that is no work. */
const isTraining = ({ heading: { kind, segment } }: Draft) =>
  kind === 'experience' &&
  /\b(?:tr[ai]{1,2}n+ings?|industrial exposure)\b/i.test(segment.text) &&
  !/\b(?:intern|work|employ)/i.test(segment.text);

/** Titles that name work beside what was learnt: "Experience & Training". */
const namesBoth = /^\W*(?:\p{L}+ )?experiences?\s*(?:&|,|\/|and\b)/iu;

/** Whether a section is one of work and training whose first entry is a job in full. */
function isWorkToo(draft: Draft, jobsIn: (draft: Draft) => Entry[]): boolean {
  const [first] = namesBoth.test(draft.heading.segment.text) ? jobsIn(draft) : [];
  return first?.title !== undefined && first.organisation !== undefined && first.date?.isRange === true;
}

/** Whether a section tells work by its title, and no training. */
const isWork = (draft: Draft) => draft.heading.kind === 'experience' && draft.heading.known && !isTraining(draft);

/** What sums up the years is no longer: of more rows it tells the work. */
const mostSumRows = 20;

/** Titles of what all work adds up to: "Summary of experience", "Total experience". */
const sumsUp = /\b(?:summ[ae]ry|snapshot|overview|total)\b/i;

/** Whether a section names no job with its dates, beside another one that does: it tells the years and what they taught. */
function isSummaryOfWork(draft: Draft, drafts: readonly Draft[], jobsIn: (draft: Draft) => Entry[]): boolean {
  const tells = (one: Draft) =>
    one.heading.kind === 'experience' &&
    jobsIn(one).some(({ title, organisation, date }) => (title ?? organisation) && date?.isRange && date.start);
  return draft.rows.length <= mostSumRows && !tells(draft) && drafts.some((other) => other !== draft && tells(other));
}

/** Whether rows name languages of programs, and none that people speak: below "Languages" these are skills. */
function listsCode(rows: Row[]): boolean {
  const words = rows.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\d][\p{L}\d+#-]*/gu) ?? []);
  const named = new Set(words.filter((word) => codeLanguages.has(word)));
  return named.size >= leastCodeLanguages && !words.some((word) => spokenLanguages.has(word));
}

/** Whether a row is an address of the web and nothing else: below "Portfolio" it is a contact detail. */
function isAddress({ text }: Row): boolean {
  // Letters that were set apart: "h t t p s : / / code . example".
  const bare = text.replace(/ /g, '');
  return bare.startsWith('http') || (bare === text && /^www\.|\.\p{Ll}{2,}(?:\/|$)/u.test(text));
}

/** Whether entries are jobs: a post with an employer and its time, or several of them with what was done. */
function tellsJobs(entries: Entry[]): boolean {
  const jobs = jobsAmong(entries);
  const told = jobs.filter(({ bullets, paragraphs }) => bullets.length + paragraphs.length >= leastToldLines);
  return jobs.some(({ date }) => date?.isRange) || told.length >= leastToldJobs;
}

const jobsAmong = (entries: Entry[]) =>
  entries.filter(
    ({ title, organisation }) =>
      title !== undefined &&
      organisation !== undefined &&
      titleScoreOf(title.text) >= 1 &&
      organisationScoreOf(organisation.text) >= 1,
  );

/** Whether most of what stands in rows are references to papers: at least every fourth row has a volume, pages or an issue. */
function citesWorks(rows: Row[]): boolean {
  const citing = rowsTelling('publications', rows);
  return citing >= leastReferences && citing >= rows.length / 4;
}

/** Whether a row is the head of a table of studies: columns for the degree and for the school or board. */
export function headsStudies({ table }: Row): boolean {
  const roles = new Set(table?.cells.map((cell) => cell && roleOfLabel(cell.text)));
  return roles.has('degree') && (roles.has('school') || roles.has('board'));
}
