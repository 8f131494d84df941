import { wordsOfVitae } from '../../model/academic-posts.ts';
import { creditsAdviceOf } from '../../model/casting.ts';
import { expectedStageOf } from '../../model/expected-stage.ts';
import { headerRects, rectOf } from '../../model/header.ts';
import { allImpactLinesOf, showsAmount } from '../../model/language/impact.ts';
import { toldWordsOf } from '../../model/language/told.ts';
import { isListOfCredits } from '../../model/performer.ts';
import { pooledDutiesOf } from '../../model/pooled-duties.ts';
import { experienceKinds, linesOf, quote, sectionsOf, unitsOf } from '../../model/questions.ts';
import type { Entry, Resume, Row, Section, SectionKind, Stage } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { isBesideTrade } from '../../model/service-jobs.ts';
import { adviceOnShortLine } from '../../model/short-line.ts';
import { hasWorked, headerOf, silentEntriesOf } from '../../model/silent-entries.ts';
import { listedInMarks } from '../../model/text/listed.ts';
import { areToldAside, isOfPapers } from '../../model/told-aside.ts';
import { isLongOver } from '../../model/told-below.ts';
import {
  claimOfWork,
  isNameable,
  mostTellLittle,
  nameAmong,
  nameOfEntry,
  newestJobIn,
  thinEntriesOf,
  thinSectionsOf,
} from '../../model/told-thinly.ts';
import { askedOfWork } from '../../model/trades/trade.ts';
import { hasTitleOfWork, unreadWordsOf } from '../../model/unread-work.ts';
import { isInUnreadLanguage } from '../../model/written.ts';

/** Words that readers expect about the work done: about ten lines, and six from people who begin. */
const expected: Record<Stage, number> = { student: 80, early: 120, mid: 150, senior: 170 };
const max = 46;
/** Steeper where nothing is told than where a little is missing. */
const power = 1.3;
/** Where there is no line, there is none with an amount either, and it must not cost less than lines without. */
const withoutAmounts = 24;
/** Losses below this are too close to what is expected for a finding. */
const leastLoss = 3.25;
const majorLoss = 9;
const shown = 4;
const named = 3;
/** From this share of what is usual on, a reader who counts other words than we do may find enough of them. */
const nearlyEnough = 0.7;
/** Words below which hardly anything is told. */
const hardlyAny = 40;
/** Below this share of what tells work and studies, lines may stand in what was not read. */
const mostlyRead = 0.75;
/** Where the words that were not read may tell the work, at most this share of the loss would be left. */
const mostLeft = 0.5;
const mostTitles = 2;
/** From this share of all words on, what was not found does not stand on the page. */
const nearlyAllRead = 0.9;

/** Who tells nothing about the work has nothing to be judged by, and silence must not be an advantage. */
export const contentFewLines: Rule = {
  name: 'content-few-lines',
  group: 'content',
  severity: 'major',
  // High enough that the sum is never flattened: fewer lines must always cost more.
  cost: { kind: 'shortfall', max: 1.5 * (max + withoutAmounts) },
  anyLanguage: true,
  about: {
    title: 'The work is told',
    finds:
      'Hardly any lines on what was done under jobs and projects: about 120 words are expected early in a career, 170 late, 80 of students.',
    why: 'On a blind panel the amount told about the work agreed with coaches more than anything else.',
  },

  *check(resume) {
    // Lines that were read as something else cost as if they were not there, or what is hard to read would pay.
    // A longer vitae has a rule of its own; amounts are asked of none.
    const isVitae = resume.isAcademic;
    if (isOfPapers(resume) || (isVitae && resume.wordCount >= wordsOfVitae)) return;
    const told = toldWordsOf(resume);
    // Nobody asks for amounts in credits.
    const credits = isListOfCredits(resume) ? creditsAdviceOf(resume) : undefined;
    const inCredits = credits !== undefined;
    // Many parts beside what casting asks for leave nothing to mend, however few the words.
    if (credits?.advice === '') return;
    const amounts = !inCredits && !isVitae && allImpactLinesOf(resume).length === 0 ? withoutAmounts : 0;
    const usual = expected[expectedStageOf(resume)];
    const lossOf = (words: number) => amounts + max * Math.max(0, 1 - words / usual) ** power;
    const loss = lossOf(told);
    if (loss < leastLoss) return;
    const isPlaced = resume.understanding.career >= mostlyRead;
    const isAside = isPlaced && areToldAside(resume);
    const isRead = isPlaced && !isAside;
    const isStrange = !isRead && isInUnreadLanguage(resume);
    const isPooled = pooledDutiesOf(resume) !== undefined;
    const mayBeTold = lossOf(told + unreadWordsOf(resume)) <= mostLeft * loss;
    // Where much was not read, the lines of a job may be what was not.
    const silent = isPooled || !isRead || inCredits ? [] : namedFirst(silentEntriesOf(resume), resume);
    const [first] = silent;
    yield {
      severity: loss >= majorLoss ? 'major' : 'minor',
      title:
        credits?.title ??
        titleOn({ isStrange, isAside, isFoundWork: isRead || sectionsOf(resume, ...workKinds).length > 0 }),
      advice:
        adviceByState({ isStrange, isPooled, isAside }, credits?.advice, askedOfWork(resume)) ??
        adviceOn(silent, { isRead, told: Math.round(told), usual }, resume),
      text: first ? headerOf(first) : '',
      at:
        silent.length > 0
          ? silent.slice(0, shown).flatMap(({ header }) => header.slice(0, 1).map(rectOf))
          : headerRects(resume).slice(0, 1),
      loss,
      // A remark tells it instead: whether the page tells little is not known.
      untold: mayBeTold && !isStrange && !isAside && !isPooled && !inCredits && isTitled(resume),
    };
  },
};

type State = { isStrange: boolean; isPooled: boolean; isAside: boolean };

function titleOn({ isStrange, isAside, isFoundWork }: Omit<State, 'isPooled'> & { isFoundWork: boolean }): string {
  if (isStrange) return 'We cannot read your work in this language yet';
  if (isAside) return 'Tell below each job what you did there';
  return isFoundWork ? 'Tell more of what you did' : 'We could read little of your work';
}

/** What to do where no single job is to be named: about the language, one list for all jobs, credits, or lines apart from jobs. */
function adviceByState({ isStrange, isPooled, isAside }: State, onCredits: string | undefined, asked: string) {
  if (isStrange) return unreadLanguage;
  if (isPooled) return ownLines + asked;
  return onCredits ?? (isAside ? besideJobs + asked : undefined);
}

const besideJobs =
  'Below most jobs stands no line of what you did there: it is told in one sentence with the job, or apart from it. Give each job its title, employer and dates in a line, and right below three to five lines: what you did, with what, how much it was, and what came of it.';

const ownLines =
  'Hardly a job has lines of its own. Give each three to five, the newest the most: what you did there, with what, how much it was, and what came of it.';

/** What surely is a post or a project, what ended years ago last. */
const namedFirst = (entries: readonly Entry[], resume: Resume) =>
  entries
    .filter((entry) => isNameable(entry, resume))
    .toSorted((a, b) => Number(isLongOver(a, resume)) - Number(isLongOver(b, resume)));

/** Advice on the jobs that say hardly anything, or on all of them where each says something. */
function adviceOn(silent: Entry[], amount: Amount, resume: Resume): string {
  const [first] = silent;
  const more = withoutNumbers(resume, amount) + (amount.isRead ? askedOfWork(resume, first) : '');
  if (!first) return (adviceByName(resume, amount) ?? generalAdvice(resume, amount)) + more;
  const names = [...new Set(silent.map((entry) => nameAmong(entry, resume)))].slice(0, named);
  if (mostTellLittle(resume, { beside: silent })) return mostAre + more;
  const others = silent.length > names.length ? ` and ${silent.length - names.length} more` : '';
  return `Little is told about your work. Add two to five lines under ${listedInMarks(names)}${others}: what you did, with what, and what came of it.${more}`;
}

const mostAre =
  'Most of your jobs are told in a line or none. Give each two to five, the newest the most: what you did, with what, and what came of it.';

/** A job of so many lines needs better ones rather than more. */
const wellTold = 4;

/** Where no line is told, no amount is, either. */
const withoutNumbers = (resume: Resume, { isRead, told }: Amount) =>
  isRead && told < hardlyAny && allImpactLinesOf(resume).length === 0 && !showsAmount(resume)
    ? ' No number shows how much, how many or how often you did it.'
    : '';

/** Advice that names what to write out: a sentence that claims work, or the jobs of which least is told. */
function adviceByName(resume: Resume, { isRead, told, usual }: Amount): string | undefined {
  const claim = isRead ? claimOfWork(resume) : undefined;
  if (claim)
    return `Your work stands in a sentence, “${quote(claim.text, 80)}”. Write it out${isUnderTitle(claim, resume) ? '' : ' under a title such as Experience'}: for each job title, employer, place, start and end, and three to five lines on what you did, with what, and what came of it.`;
  if (!isRead) return undefined;
  const thin = thinEntriesOf(resume).map((entry) => nameAmong(entry, resume));
  if (thin.length > 0)
    return `${listedInMarks(thin)} ${thin.length === 1 ? 'tells' : 'tell'} little. Write three to five lines ${thin.length === 1 ? 'there' : 'under each'}: what you did, with what, how much it was, and what came of it.`;
  return told < nearlyEnough * usual ? adviceBySection(resume) : undefined;
}

/** Whether a row stands below a title of work. */
const isUnderTitle = (row: Row, resume: Resume) =>
  sectionsOf(resume, 'experience').some(({ rows }) => rows.includes(row));

/** Advice that names the sections in which hardly more than the names of jobs, projects or training stand. */
function adviceBySection(resume: Resume): string | undefined {
  const { work, studies } = thinSectionsOf(resume);
  const sections = work.length > 0 ? work : studies;
  if (sections.length === 0) return undefined;
  return work.length > 0
    ? onThinWork(work)
    : `${tellLittle(studies)} Write three to five lines on each project and training: what it was for, what you made or did yourself, with what, and what came of it.`;
}

const onThinWork = (work: readonly Section[]) =>
  `${tellLittle(work)} Below the title, employer, place and dates of each job write three to five lines: what you did, with what, how much it was, and what came of it.`;

function tellLittle(sections: readonly Section[]): string {
  const names = listedInMarks(sections.map(({ title }) => quote(title.replace(/[^\p{L}\p{N})]+$/u, ''), 40)));
  return `${names} ${sections.length === 1 ? 'tells' : 'tell'} little.`;
}

const unreadLanguage =
  'We read jobs, dates and lines in English, German, French, Spanish, Italian, Portuguese and Dutch. What you did stands here in another language, so it does not count. For a full grade upload a version in one of those.';

const studyKinds: SectionKind[] = ['certifications', 'projects'];
const workKinds: SectionKind[] = ['experience', ...studyKinds];

/** Whether the page names its work, so that no title is missing where it was not found. */
const isTitled = (resume: Resume) => hasTitleOfWork(resume) || sectionsOf(resume, ...studyKinds).length > 0;

type Amount = { isRead: boolean; told: number; usual: number };

function generalAdvice(resume: Resume, { isRead, told }: Amount) {
  if (!isRead) return adviceOnUnread(resume);
  if (told === 0 || unitsOf(resume).length === 0)
    return tellsNothing(resume)
      ? `Hardly anything is told that you did yourself. Write out ${hasWorked(resume) ? 'jobs, projects and practical training' : 'projects, practical training and jobs'}, three to five lines each: what you made or did, with which tools, and what came of it.`
      : 'Hardly anything is told about what you did. Add lines under each job or project: what you did, with what, and what came of it.';
  const newest = newestJobIn(resume);
  return newest &&
    isNameable(newest, resume) &&
    linesOf(newest).length < wellTold &&
    !isLongOver(newest, resume) &&
    !isBesideTrade(newest, resume)
    ? `Your lines tell rather little of what you did. Say more of “${nameOfEntry(newest)}” first: what you did there, with what, how much it was, and what came of it.`
    : `Your lines tell rather little of what you did. ${adviceOnShortLine(resume) ?? 'Say in the most important ones how you did it, how much it was, and what came of it.'}`;
}

/** Advice where little was found, and what was not read would not make it much. */
function adviceOnUnread(resume: Resume): string {
  const work = sectionsOf(resume, 'experience');
  if (work.length > 0) return onThinWork(work.slice(0, mostTitles));
  return sectionsOf(resume, ...studyKinds).length > 0
    ? 'What you did in training and projects is hardly told. Set each out with what it was, for whom and when, and say below it what you did, with what, and what came of it.'
    : 'We found no job, training or project. Give yours a title such as Experience, typed and not drawn, then title, employer and dates in a line or two, and right below what you did, with what, and what came of it.';
}

/** Whether there is no section that could tell what somebody did. */
const tellsNothing = (resume: Resume) =>
  sectionsOf(resume, ...experienceKinds).every(({ rows }) => rows.length === 0) &&
  resume.understanding.share >= nearlyAllRead;
