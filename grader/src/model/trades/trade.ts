import { askedData } from '../../words/trades/asked.ts';
import { subjects } from '../../words/trades/disciplines.ts';
import { askedOnce } from '../asked-once.ts';
import { sectionsOf } from '../questions.ts';
import type { Entry, Resume } from '../resume.ts';
import { isBesideTrade, isOfService } from '../service-jobs.ts';
import { textOf } from '../text/text.ts';
import { isSure, newestJobIn } from '../told-thinly.ts';
import { familiesIn, namesPost } from './families.ts';

/** A trade: what its people are called, and what those who hire them look for. Each but the first is a list in words. */
type Trade = { people: string; work: string; amounts: string; skills: string };

/** The trade of a resume needs so large a share of what the titles of its jobs say, and of all titles, known or not. */
const leastShare = { ofKnown: 0.6, ofAll: 0.5 };
/** What somebody does today says more than one job before. */
const weightOfNewest = 2;

/** So many posts of a trade in so many years make it somebody's own, whatever they studied. */
const fewestPosts = 2;
const fewestYears = 3;

/** A post that says nothing of the trade: then the studies do. */
const anyPost = /\b(?:engineer|engr|technician|trainee|intern|internship|apprentice|graduate|student)\b/i;
/** Rows below the name and of a profile that may say what somebody is, and their words where they stand above it. */
const rowsOfProfile = 3;
const wordsOfHeadline = 8;
/** The first lines of a letter. */
const addressed = /^\W*(?:dear|to|attn|sub(?:ject)?|applied|apply|application|post|position)\b|,$/i;
/** Engineers of any discipline are called after a site or a project: what they studied says which. */
const ofAnyEngineer = new Set(['civil engineering', 'construction management', 'project', 'mechanical engineering']);

/**
 * The trade that the titles of the jobs name, the newest above all; else the one that a profile names, or that the
 * newest studies lead to. None where several are named: a question of another trade would be a wrong one.
 */
const familyOf = askedOnce((resume: Resume): string | undefined => {
  const all = sectionsOf(resume, 'experience').flatMap(({ entries }) => entries);
  const jobs = all.filter((entry) => entry.title && isSure(entry) && !isBesideTrade(entry, resume));
  // Two posts beside five that nobody knows say nothing.
  const isMostlyUnknown = all.filter(({ title }) => !title).length > all.length * leastShare.ofAll;
  const named = jobs.length > 0 && isMostlyUnknown ? 'several' : familyOfJobs(jobs, resume);
  if (named === 'several') return undefined;
  const studied = familyOfStudies(resume);
  if (named !== undefined && ofAnyEngineer.has(named) && isEngineering(studied)) return studied;
  const profiled = familiesOfProfile(resume);
  if (named !== undefined) return isSureBeside(named, { studied, profiled, jobs, resume }) ? named : undefined;
  const [only] = profiled;
  if (profiled.size > 0) return profiled.size === 1 ? only : undefined;
  // Who has a post is of the trade of the studies if it is one of engineers.
  return jobs.length === 0 || (isEngineering(studied) && jobs.every(isAnyPost)) ? studied : undefined;
});

type Beside = { studied: string | undefined; profiled: ReadonlySet<string>; jobs: readonly Entry[]; resume: Resume };

/**
 * A job that anybody takes beside studies names no trade alone, nor does one post of another trade than the studies;
 * several of them do after years.
 */
function isSureBeside(named: string, { studied, profiled, jobs, resume }: Beside): boolean {
  if (profiled.size > 0) return profiled.has(named);
  if (studied === named) return true;
  const posts = jobs.filter(({ title }) => familiesIn(title?.text ?? '').includes(named));
  const isLong = resume.yearsOfExperience >= fewestYears;
  if (posts.length >= fewestPosts) return studied === undefined || isLong;
  const isAlone =
    isLong || isEngineering(named) || sectionsOf(resume, 'education').every(({ entries }) => entries.length === 0);
  if (studied !== undefined || !isAlone || posts.some(isOfService)) return false;
  return !leadsElsewhere(named, resume) && (isEngineering(named) || !studiesEngineering(resume));
}

/** Whether what somebody was in projects is of other trades: an office clerk who builds web pages. */
function leadsElsewhere(named: string, resume: Resume): boolean {
  const posts = sectionsOf(resume, 'projects').flatMap(({ entries }) => entries);
  const families = posts.flatMap(({ title }) => familiesIn(title?.text ?? ''));
  return families.length > 0 && !families.includes(named);
}

/** Whether the newest studies are of engineers, of whatever discipline. */
const studiesEngineering = (resume: Resume) =>
  /\bengineering\b/i.test(sectionsOf(resume, 'education').flatMap(({ entries }) => entries)[0]?.title?.text ?? '');

const isEngineering = (family: string | undefined) =>
  family === 'electronics' || family?.endsWith('engineering') === true;

const isAnyPost = ({ title }: Entry) => anyPost.test(title?.text ?? '');

/** The trade of most posts that name one, if the newest names no other. */
function familyOfJobs(jobs: readonly Entry[], resume: Resume): string | undefined {
  const newest = newestJobIn(resume);
  const votes = new Map<string, number>();
  let [all, known] = [0, 0];
  for (const entry of jobs) {
    const families = familiesIn(entry.title?.text ?? '');
    const weight = entry === newest ? weightOfNewest : 1;
    all += weight;
    if (families.length > 0) known += weight;
    for (const family of families) votes.set(family, (votes.get(family) ?? 0) + weight / families.length);
  }
  if (known === 0) return undefined;
  const least = Math.max(leastShare.ofKnown * known, leastShare.ofAll * all);
  const most = [...votes].find(([, votesFor]) => votesFor >= least)?.[0];
  return most !== undefined && (!newest || isOfTrade(newest, most)) ? most : 'several';
}

/** Whether a post is of a trade, or says of none. */
function isOfTrade({ title }: Entry, family: string): boolean {
  const families = familiesIn(title?.text ?? '');
  return families.length === 0 || families.includes(family);
}

function familiesOfProfile(resume: Resume): ReadonlySet<string> {
  const profile = sectionsOf(resume, 'summary', 'objective').flatMap(({ rows }) => rows.slice(0, 1));
  // "Ada Driver" drives nothing.
  const name = resume.profile.name?.words ?? [];
  const headline = resume.top
    .filter(({ words, text }) => words.length <= wordsOfHeadline && !/@|www|https?:/.test(text))
    .map(({ words }) => textOf(words.filter((word) => !name.includes(word))));
  const rows = [...headline, ...profile.map(({ text }) => text)].slice(0, rowsOfProfile);
  return new Set(rows.flatMap((text) => (namesPost(text) && !addressed.test(text) ? familiesIn(text) : [])));
}

function familyOfStudies(resume: Resume): string | undefined {
  const [newest] = sectionsOf(resume, 'education').flatMap(({ entries }) => entries);
  const text = newest?.title?.text ?? '';
  return subjects.find(([pattern]) => pattern.test(text))?.[1];
}

/** What those who hire people of a resume's trade look for; nothing where the trade is not known. */
export const tradeOf = (resume: Resume): Trade | undefined => trades().get(familyOf(resume) ?? '');

/**
 * What readers who hire people of the trade want to know about the work: a sentence with a blank before it, or nothing,
 * as where the post that is to tell more is of another trade, or an older one that says of none.
 */
export function askedOfWork(resume: Resume, post?: Entry): string {
  const [trade, family = ''] = [tradeOf(resume), familyOf(resume)];
  const isOld = post !== undefined && post !== newestJobIn(resume);
  if (!trade || (isOld && !familiesIn(post.title?.text ?? '').includes(family))) return '';
  return post && !isOfTrade(post, family) ? '' : ` Readers who hire ${trade.people} want to know ${trade.work}.`;
}

/** Amounts that readers who hire people of the trade know: a sentence with a blank before it, or nothing. */
export function askedInAmounts(resume: Resume): string {
  const trade = tradeOf(resume);
  return trade ? ` Amounts that count for ${trade.people}: ${trade.amounts}.` : '';
}

/** The same amounts behind a sentence that asks for some: a blank and brackets, or nothing. */
export function amountsInBrackets(resume: Resume): string {
  const trade = tradeOf(resume);
  return trade ? ` (${trade.amounts})` : '';
}

/** The skills that readers look for, named where the trade is known. */
export function skillsOfTrade(resume: Resume): string {
  const trade = tradeOf(resume);
  return trade
    ? `what readers who hire ${trade.people} look for (${trade.skills})`
    : 'the tools, machines, software and methods of your trade';
}

let table: Map<string, Trade> | undefined;

function trades(): Map<string, Trade> {
  table ??= new Map(
    askedData
      .trim()
      .split('\n')
      .map((line) => {
        const [family = '', rest = ''] = line.split(': ', 2);
        const [people = '', work = '', amounts = '', skills = ''] = rest.split('; ');
        return [family, { people, work, amounts, skills }];
      }),
  );
  return table;
}
