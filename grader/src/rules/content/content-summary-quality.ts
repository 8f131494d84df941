import { findBuzzwords } from '../../model/language/buzzwords.ts';
import { hasMetric } from '../../model/language/metric.ts';
import { isNewToWork } from '../../model/new-to-work.ts';
import { profilesOf, rowRects, sectionsOf } from '../../model/questions.ts';
import type { Bullet } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { unitOfRows } from '../../model/text/text.ts';
import { titleNouns } from '../../words/job-titles.ts';

const longest = { words: 75, rows: 6 };
/** A text this long is no summary: the title of the next section was not read. */
const tooLongToBeOne = 220;
const emptyPhrases = 2;
const yearsOfNoBeginner = 1.5;
const seeking =
  /\b(?:seeking|looking for|to obtain|to secure|to gain|to find|to work in|hoping to|in search of|aspiring to)\b/i;
const wanted = /\b(?:position|role|opportunity|job|environment|career|company|organi[sz]ation)\b/i;
/** People who change or begin a career may say what they look for. */
const change =
  /\b(?:transition|career change|pivot|retrain|return to work|relocat|graduate|entry-level|junior|intern)/i;

/** A summary says what the person offers; it neither asks for a job nor hides behind phrases. */
export const contentSummaryQuality: Rule = {
  name: 'content-summary-quality',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'count', weight: 2.2, max: 5, per: 'document' },
  about: {
    title: 'The summary says something',
    finds: 'Summaries that are too long, too general, or an objective about what you want.',
    why: 'Seven in ten hiring managers prefer a summary to an objective, and long blocks are skipped.',
  },

  *check(resume) {
    const wishes = new Set(sectionsOf(resume, 'objective').flatMap(({ rows }) => rows));
    const hasWorked = sectionsOf(resume, 'experience').some(({ entries }) => entries.length > 0);
    const isNew = isNewToWork(resume);
    for (const unit of profilesOf(resume).map(withoutLabels)) {
      if (unit.words.length > tooLongToBeOne) continue;
      const isObjective = unit.rows.some((row) => wishes.has(row));
      const fault =
        beginnerIn(unit.text, resume.yearsOfExperience) ??
        faultOf(unit.text, unit.words.length, unit.rows.length, isNew) ??
        (isObjective && unit.words.length <= longest.words ? wishOf(unit.text, isNew || !hasWorked) : undefined);
      if (fault === undefined) continue;
      yield { title: 'Sharpen your summary', advice: fault, text: unit.text, at: rowRects(unit) };
    }
  },
};

/** A profile up to the first row that a label begins: "Core skills : stock, ledgers", "Father's name : …" */
function withoutLabels(unit: Bullet): Bullet {
  const end = unit.rows.findIndex(({ text }, i) => i > 0 && labelled.test(text));
  return end < 0 ? unit : unitOfRows(unit.rows.slice(0, end));
}

const labelled = /^\p{Lu}[\p{L}’' ]{2,24}\s?:\s+\S/u;

/** A word for beginners that the jobs below contradict. */
function beginnerIn(text: string, years: number): string | undefined {
  const [word] = /\b(?:fresher|fresh(?:ly)? (?:graduated?|engineer|pass ?out))\b/i.exec(text) ?? [];
  return word !== undefined && years >= yearsOfNoBeginner
    ? `The summary calls you a “${word}”, but your jobs cover ${Math.round(years)} years or so. Say what you did in them instead.`
    : undefined;
}

function faultOf(text: string, words: number, rows: number, isStudent: boolean): string | undefined {
  const buzz = findBuzzwords(text);
  const plain = buzz.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
  if (buzz.length >= emptyPhrases && !/\d/.test(text) && !namesProfession(plain))
    return `The summary is made of phrases such as “${buzz[0]?.text}” and “${buzz[1]?.text}”. Name your profession, your years and your strongest result instead.`;
  if (
    !isStudent &&
    !change.test(text) &&
    seeking.test(text) &&
    wanted.test(text) &&
    !hasMetric(text) &&
    !/\d/.test(text)
  )
    return 'Replace the objective with what you offer: your profession, how many years in which field, and your strongest result.';
  if (words > longest.words && rows > longest.rows && sentenceEnds(text) >= 2)
    return 'The summary is long. Cut it to three lines, about 50 words.';
  return undefined;
}

/** How an objective begins that only tells what its author wants. */
const wish =
  /^\P{L}*(?:i (?:seek|want|wish|would|am looking|look|desire|aspire|aim)|my (?:goal|aim|objective|ambition)|to (?:be|become|work|join|get|achieve|attain|obtain|secure|gain|build|grow|develop|establish|make|use|utili[sz]e|apply|associate|contribute|take|pursue|prove|reach|excel|play|ensure|enhance|improve|succeed|give|serve|start|begin|continuously|continue|explore|acquire|have|find|do|strive|progress|enrich|seek|leverage|hold|put|fight|learn|further|deliver)\b|seek|looking|aspir|aim|desire|want|wish|intend|willing|eager|hoping|(?:an? )?(?:\p{L}+ (?:and |& |, )?){0,4}(?:position|careers?|job|opportunity|profile)\b)/iu;
const wished =
  /\b(?:position|role|opportunit\w+|job|environment|careers?|compan(?:y|ies)|organi[sz]ation\w*|firm|concern|institution|skills?|knowledge|abilit(?:y|ies)|potential|growth|success|goals?|challeng\w+)\b/gi;
const fewestWished = 2;
/** So few words say no more than that somebody looks for work: "To find employment." */
const shortestWish = 6;
/** What ties an objective to a field: then a student's says something. */
const field = /\b(?:field|area|domain|sector|department) of\b|\bas an? \p{L}/iu;

/** What is wrong with an objective that tells wishes alone, in a section of its own. */
function wishOf(text: string, isStudent: boolean): string | undefined {
  if (!wish.test(text) || /\d/.test(text)) return undefined;
  if (
    text.split(' ').length <= shortestWish &&
    text.length < 60 &&
    !/\b(?:in|as)\b/.test(text) &&
    !namesProfession(text)
  )
    return 'The objective says nothing. Name the kind of job you want and what you bring to it, or leave it out.';
  if (change.test(text)) return undefined;
  if ((text.match(wished) ?? []).length < fewestWished) return undefined;
  if (!isStudent)
    return 'Replace the objective with what you offer: your profession, how many years in which field, and your strongest result.';
  if (field.test(text) || namesProfession(text)) return undefined;
  return 'The objective could stand in any resume: it names no profession and nothing that you can do. Say in two lines what you learned, what you made with it, and which post you want.';
}

/** Lists have no sentences. */
const sentenceEnds = (text: string) => (text.match(/\p{Ll}{3}[.;](?= \p{Lu}|$)/gu) ?? []).length;

/** Whether a profession is named: a singular noun that heads a job title. */
function namesProfession(text: string): boolean {
  const vague = /^(?:expert|leader|professional|specialist|thinker|partner|player|member|individual|person|head|lead)$/;
  return (text.toLowerCase().match(/\p{L}[\p{L}-]+/gu) ?? []).some((word) => titleNouns.has(word) && !vague.test(word));
}
