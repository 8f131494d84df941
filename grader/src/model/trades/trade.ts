import { titleNouns } from '../../words/posts/job-titles.ts';
import { askedData } from '../../words/trades/asked.ts';
import { disciplines, subjects } from '../../words/trades/disciplines.ts';
import { askedOnce } from '../asked-once.ts';
import { sectionsOf } from '../questions.ts';
import type { Entry, Resume } from '../resume.ts';
import { isBesideTrade } from '../service-jobs.ts';
import { isSure, newestJobIn } from '../told-thinly.ts';
import { rolesIn } from './roles.ts';
import { plainText, tokensOf } from './tokens.ts';

/** A trade: what its people are called, and what those who hire them look for. Each but the first is a list in words. */
type Trade = { people: string; work: string; amounts: string; skills: string };

/** The trade of a resume needs so large a share of what the titles of its jobs say. */
const leastShare = 0.6;
/** What somebody does today says more than one job before. */
const weightOfNewest = 2;

/** A post that says nothing of the trade: then the studies do. */
const anyPost =
  /\b(?:engineer|engr|technician|trainee|intern|internship|apprentice|graduate|supervisor|draughtsman|draftsman|drafter|student|inspector|estimator|surveyor)\b/i;
/** Rows below the name and of a profile that may say what somebody is. */
const rowsOfProfile = 3;
/** Anybody may be called so, from the doctor to the beautician. */
const ofManyTrades = 'consulting';
/** What students do beside their studies, and coaches who train nobody for a sport. */
const saysNothing =
  /\b(?:undergraduate|(?:teaching|graduate|student) assistant|(?:life|career|agile|executive|leader)[ /]+coach)\b/i;

/**
 * The trade that the titles of the jobs name, the newest above all; else the one that a profile names, or that the
 * newest studies lead to. None where several are named: a question of another trade would be a wrong one.
 */
export const tradeOf = askedOnce((resume: Resume): Trade | undefined => {
  const jobs = sectionsOf(resume, 'experience')
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.title && isSure(entry) && !isBesideTrade(entry, resume));
  const named = familyOfJobs(jobs, resume);
  if (named === 'several') return undefined;
  const family = named ?? familyOfProfile(resume) ?? familyOfStudies(jobs, resume);
  return family === undefined ? undefined : trades().get(family);
});

/** The trade of most posts that name one. */
function familyOfJobs(jobs: readonly Entry[], resume: Resume): string | undefined {
  const newest = newestJobIn(resume);
  const votes = new Map<string, number>();
  let all = 0;
  for (const entry of jobs) {
    const families = familiesIn(entry.title?.text ?? '');
    const weight = entry === newest ? weightOfNewest : 1;
    if (families.length > 0) all += weight;
    for (const family of families) votes.set(family, (votes.get(family) ?? 0) + weight / families.length);
  }
  if (all === 0) return undefined;
  return [...votes].find(([, votesFor]) => votesFor >= leastShare * all)?.[0] ?? 'several';
}

/**
 * The families that a title names: a discipline says more than the post, "Electrical Site Engineer". Only names that end
 * in a word for a post count, so that “driven” is no driver.
 */
function familiesIn(title: string): string[] {
  if (saysNothing.test(title)) return [];
  const discipline = disciplines.find(([pattern]) => pattern.test(title));
  if (discipline) return [discipline[1]];
  const roles = rolesIn(tokensOf(plainText(title))).filter(
    ({ role, qualifier, word }) =>
      (role.family !== ofManyTrades || qualifier === undefined) && titleNouns.has(word.replace(/s$/, '')),
  );
  return [...new Set(roles.map(({ role }) => role.family))];
}

function familyOfProfile(resume: Resume): string | undefined {
  const profile = sectionsOf(resume, 'summary', 'objective').flatMap(({ rows }) => rows.slice(0, 1));
  const rows = [...resume.top, ...profile].slice(0, rowsOfProfile);
  const families = new Set(rows.flatMap(({ text }) => familiesIn(text)));
  const [first] = families;
  return families.size === 1 ? first : undefined;
}

function familyOfStudies(jobs: readonly Entry[], resume: Resume): string | undefined {
  if (!jobs.every(({ title }) => anyPost.test(title?.text ?? ''))) return undefined;
  const [newest] = sectionsOf(resume, 'education').flatMap(({ entries }) => entries);
  const text = newest?.title?.text ?? '';
  return subjects.find(([pattern]) => pattern.test(text))?.[1];
}

/** What readers who hire people of the trade want to know about the work: a sentence with a blank before it, or nothing. */
export function askedOfWork(resume: Resume): string {
  const trade = tradeOf(resume);
  return trade ? ` Readers who hire ${trade.people} want to know ${trade.work}.` : '';
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
