import { findBuzzwords } from '../../model/language/buzzwords.ts';
import { hasMetric } from '../../model/language/metric.ts';
import { isNewToWork } from '../../model/new-to-work.ts';
import { profilesOf, rowRects, sectionsOf } from '../../model/questions.ts';
import type { Bullet, Resume } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { unitOfRows } from '../../model/text/text.ts';
import { untitledProfileOf } from '../../model/text/untitled-profile.ts';
import { titleNouns } from '../../words/job-titles.ts';

const longest = { words: 75, rows: 6 };
/** A text this long is no summary: the title of the next section was not read. */
const tooLongToBeOne = 220;
const emptyPhrases = 2;
/** So many traits fill a summary, where there is hardly room for more. */
const mostTraits = 4;
const wordsPerTrait = 12;
const yearsOfNoBeginner = 1.5;
const seeking =
  /\b(?:seeking|looking for|to obtain|to secure|to gain|to find|to work in|hoping to|in search of|aspiring to)\b/i;
/** The same in an objective; in a summary it may tell what others want. */
const looksTo = /\b(?:looking|want) to\b/gi;
const wanted = /\b(?:position|role|opportunity|job|environment|career|company|organi[sz]ation|mentorship)\b/i;
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
    const opening = untitledProfileOf(resume);
    if (opening.length > 1 && isLong(opening)) {
      const [first] = opening;
      yield { title: 'Sharpen your summary', advice: tooLong, text: first?.text ?? '', at: opening.flatMap(rowRects) };
      return;
    }
    for (const unit of profilesOf(resume).map(withoutLabels)) {
      if (unit.words.length > tooLongToBeOne) continue;
      const isObjective = unit.rows.some((row) => wishes.has(row));
      const fault =
        beginnerIn(unit.text, resume.yearsOfExperience) ??
        copiedIn(unit, resume) ??
        faultOf(
          isObjective ? unit.text.replace(looksTo, 'looking for') : unit.text,
          unit.words.length,
          unit.rows.length,
          isNew,
        ) ??
        (isObjective && unit.words.length <= longest.words ? wishOf(unit.text, isNew || !hasWorked) : undefined) ??
        traitsIn(unit.text);
      if (fault === undefined) continue;
      yield { title: 'Sharpen your summary', advice: fault, text: unit.text, at: rowRects(unit) };
    }
  },
};

const tooLong =
  'The summary is long. Cut it to three lines, about 50 words: what you are, for how many years, your strongest result; drop phrases, and move the rest to your jobs.';

/** Whether paragraphs are longer together than a summary may be. */
const isLong = (units: readonly Bullet[]) =>
  units.reduce((sum, { words }) => sum + words.length, 0) > longest.words &&
  units.reduce((sum, { rows }) => sum + rows.length, 0) > longest.rows;

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

/** What an advertisement says and its reader does not. */
const advertised =
  /\b(?:typical responsibilities|under the (?:direction|supervision) of an? |the (?:ideal|successful) candidate|the incumbent|reports? directly to the|responsibilities (?:also )?include)\b/i;
/** A sentence about a third person: "She is known for her ledgers", "He can mend any lamp". */
const aboutSomebody = /(?<=^|[.!;] )(?:She|He) (?:is|was|has|can|will)\b/;
/** A trade that is wished for; whoever comes from it names it again in studies, jobs or skills. */
const wishedTrade =
  /\bin the (?:field|area|domain|sector) of (financ|account|market|sales|bank|human res|insur|retail|hospital|nurs|law|teach|logist|journal|fashion|touris|agricult)(\p{L}*)/iu;

/** What shows that a profile was written for somebody else: text of an advertisement, or a trade of which nothing else speaks. */
function copiedIn(unit: Bullet, { rows }: Resume): string | undefined {
  const [phrase] = advertised.exec(unit.text) ?? [];
  if (phrase !== undefined)
    return `“${phrase.replace(/ an? ?$/i, '')}” is the text of an advertisement or a job description and not about you. Write two lines: what you are, for how many years or with which degree, your strongest result, and the post you want.`;
  const [person] = aboutSomebody.exec(unit.text) ?? [];
  if (person !== undefined)
    return `“${person}” speaks of somebody else, so that the summary looks copied. Write two or three lines about yourself without a pronoun: what you are, for how many years or with which degree, and your strongest result.`;
  const [, stem = '', rest = ''] = wishedTrade.exec(unit.text) ?? [];
  const own = new Set(unit.rows);
  const isAlone = rows.every((row) => own.has(row) || !row.text.toLowerCase().includes(stem.toLowerCase()));
  return stem !== '' && isAlone
    ? `Your objective names “${stem}${rest}”, of which nothing else here speaks, so that it looks copied. Name the post that you want, and what in your work or studies leads to it.`
    : undefined;
}

/** Traits that a profile lists where facts should stand. */
function traitsIn(text: string): string | undefined {
  const traits = [...new Set([...text.toLowerCase().matchAll(trait)].map(([word]) => word))];
  const words = text.split(' ').length;
  if (/\d/.test(text) || traits.length < mostTraits || words > wordsPerTrait * traits.length) return undefined;
  return `The summary names traits such as “${traits[0]}” and “${traits[1]}”, and hardly a fact. Write two lines: what you are, for how many years or with which degree, your strongest result, and the post you want.`;
}

/** What somebody is like, wherever it stands in a sentence. */
const trait =
  /(?<![\p{L}-])(?:hard[- ]?work(?:ing|er)|self[- ](?:motivated|confident|starter|disciplined|driven)|(?:quick|fast|keen) learner|team[- ](?:player|work)|positive(?: attitude)?|good at \p{L}+ing|(?:communication|interpersonal|personal|people) skills|not afraid|honest|sincere|punctual|dedicated|confident|flexible|adaptable|friendly|polite|loyal|patient|optimistic|reliable|creative|enthusiastic|motivated|energetic|passionate|active|disciplined|dynamic|smart[- ]?work(?:ing|er)?|(?:never|won['’]t) gives? up|goal[- ]oriented|result[- ]oriented)(?![\p{L}-])/giu;

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
    return 'Replace the objective with two lines on what you offer: what you are, for how many years or with which degree, your strongest result, and the post you want.';
  if (words > longest.words && rows > longest.rows && sentenceEnds(text) >= 2) return tooLong;
  return undefined;
}

/** How an objective begins that only tells what its author wants. */
const wish =
  /^\P{L}*(?:i (?:seek|want|wish|would|am looking|look|desire|aspire|aim)|my (?:goal|aim|objective|ambition)|to (?:\p{L}+ly )?\p{L}+\b|seek|looking|aspir|aim|desire|want|wish|intend|willing|eager|hoping|(?:an? )?(?:\p{L}+ (?:and |& |, )?){0,4}(?:position|careers?|job|opportunity|profile)\b)/iu;
const wished =
  /\b(?:position|role|opportunit\w+|job|environment|careers?|compan(?:y|ies)|organi[sz]ation\w*|firm|concern|institution|skills?|knowledge|abilit(?:y|ies)|potential|growth|success|goals?|challeng\w+)\b/gi;
const fewestWished = 2;
/** So few words say no more than that somebody looks for work: "To find employment." */
const shortestWish = 6;
/** What ties an objective to a field: then a student's says something. */
const field =
  /\b(?:field|area|domain|sector|department) of\b|\bas an? (?!(?:better|good|great|valuable|responsible|successful|team)\b)\p{L}/iu;

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
    return 'Replace the objective with two lines on what you offer: what you are, for how many years or with which degree, your strongest result, and the post you want.';
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
