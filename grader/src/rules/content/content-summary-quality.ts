import { findBuzzwords } from '../../model/language/buzzwords.ts';
import { isEnglish } from '../../model/language/is-english.ts';
import { hasMetric } from '../../model/language/metric.ts';
import { isNewToWork } from '../../model/new-to-work.ts';
import { profilesOf, rowRects, sectionsOf, workEntriesOf } from '../../model/questions.ts';
import type { Bullet, Resume, Row, Section } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { claimsWithoutResult, traitsAlone } from '../../model/text/profile-claims.ts';
import { highLevelIn, isForeignWish, lowLevelIn, ownNameIn, storyIn } from '../../model/text/profile-signs.ts';
import { change, namesProfession, onlyWished, wishOf } from '../../model/text/profile-wishes.ts';
import { unitOfRows } from '../../model/text/text.ts';
import { untitledProfileOf } from '../../model/text/untitled-profile.ts';
import { unreadOf } from '../../model/unread.ts';
import { otherStopWords } from '../../words/stop-words.ts';

const longest = { words: 75, rows: 6 };
/** A text this long is no summary: the title of the next section was not read. */
const tooLongToBeOne = 220;
const emptyPhrases = 2;
const yearsOfNoBeginner = 1.5;
const seeking =
  /\b(?:seeking|looking for|to obtain|to secure|to gain|to find|to work in|hoping to|in search of|aspiring to)\b/i;
/** The same in an objective; in a summary it may tell what others want. */
const looksTo = /\b(?:looking|want) to\b/gi;
const wanted = /\b(?:position|role|opportunity|job|environment|career|company|organi[sz]ation|mentorship)\b/i;

/** A summary says what the person offers; it neither asks for a job nor hides behind phrases. */
export const contentSummaryQuality: Rule = {
  name: 'content-summary-quality',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'count', weight: 2.2, max: 5, per: 'document' },
  anyLanguage: true,
  about: {
    title: 'The summary says something',
    finds:
      'Summaries that are too long, too general, tell a life or contradict the work below, or an objective about what you want.',
    why: 'Seven in ten hiring managers prefer a summary to an objective, and long blocks are skipped.',
  },

  *check(resume) {
    // Where hardly anything was read, what looks like a profile may be anything.
    if (unreadOf(resume.understanding) === 'whole') return;
    const wishes = new Set(sectionsOf(resume, 'objective').flatMap(({ rows }) => rows));
    const hasWorked = sectionsOf(resume, 'experience').some(({ entries }) => entries.length > 0);
    const isNew = isNewToWork(resume);
    if (!isEnglish(resume)) {
      yield* foreignFaults(resume, wishes);
      return;
    }
    const opening = untitledProfileOf(resume);
    if (opening.length > 1 && isLong(opening)) {
      const [first] = opening;
      yield { title: 'Sharpen your summary', advice: tooLong, text: first?.text ?? '', at: opening.flatMap(rowRects) };
      return;
    }
    const later = laterRowsOf(resume);
    for (const unit of profilesOf(resume).map(withoutLabels)) {
      if (unit.rows.some((row) => later.has(row))) continue;
      if (unit.words.length > tooLongToBeOne) continue;
      const isObjective = unit.rows.some((row) => wishes.has(row));
      const fault =
        beginnerIn(unit.text, resume) ??
        levelIn(unit.text, resume, isNew) ??
        copiedIn(unit, resume) ??
        faultOf(
          isObjective ? unit.text.replace(looksTo, 'looking for') : unit.text,
          unit.words.length,
          unit.rows.length,
          isNew,
        ) ??
        (isObjective && unit.words.length <= longest.words ? wishOf(unit.text, isNew || !hasWorked) : undefined) ??
        lifeIn(unit.text) ??
        traitsIn(unit.text) ??
        claimsIn(unit.text);
      if (fault === undefined) continue;
      yield { title: 'Sharpen your summary', advice: fault, text: unit.text, at: rowRects(unit) };
    }
  },
};

/**
 * The rows of further profiles behind work or studies: the "Objective" and the "Summary" of a project that is told at
 * length have the titles of one.
 */
function laterRowsOf({ sections }: Resume): ReadonlySet<Row> {
  const isProfile = ({ kind }: Section) => kind === 'summary' || kind === 'objective';
  const first = sections.findIndex(isProfile);
  const told = sections.findIndex(({ kind }, i) => i > first && /^(?:experience|education|projects)$/.test(kind));
  const later = first < 0 || told < 0 ? [] : sections.filter((section, i) => i > told && isProfile(section));
  return new Set(later.length < fewestLater ? [] : later.flatMap(({ rows }) => rows));
}
/** One may be a profile that stands late. */
const fewestLater = 2;

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
function beginnerIn(text: string, resume: Resume): string | undefined {
  const years = resume.yearsOfExperience;
  // What began once and has no end may be done now and then.
  if (workEntriesOf(resume).some(({ date }) => /^\W*since\b/i.test(date?.text ?? ''))) return undefined;
  const [word] = /\b(?:fresher|fresh(?:ly)? (?:graduated?|engineer|pass ?out))\b/i.exec(text) ?? [];
  return word !== undefined && years >= yearsOfNoBeginner
    ? `The summary calls you a “${word}”, but your jobs cover ${Math.round(years)} years or so. Say what you did in them instead.`
    : undefined;
}

/** So many years are more than a first post asks for. */
const yearsOfNoFirstPost = 4;

/** A post that does not fit the years of work: the first one after many, or one at the top before the first. */
function levelIn(text: string, { yearsOfExperience }: Resume, isNew: boolean): string | undefined {
  const first = lowLevelIn(text);
  const years = Math.max(first?.claimed ?? 0, Math.round(yearsOfExperience));
  if (first && years >= yearsOfNoFirstPost)
    return `The summary asks for an “${first.word}” post, but you have about ${years} years of work. Name the post that these years lead to, your trade, and your strongest result.`;
  const top = isNew ? highLevelIn(text) : undefined;
  return top && top.claimed === 0
    ? `Your objective asks for “${top.word}”, for which no years of work stand here. Name the first post that your studies lead to, and what you learned or made for it.`
    : undefined;
}

/** A profile that tells how somebody grew up, believes or dreams. */
function lifeIn(text: string): string | undefined {
  const words = storyIn(text);
  return words === undefined
    ? undefined
    : `“${words}” opens a story of your life or beliefs, which an employer cannot use. Write two lines instead: what you are, for how many years or with which degree, your strongest skills or result, and the post you want.`;
}

/** What is wrong with a profile in another language, of which only these faults are known. */
function* foreignFaults(resume: Resume, wishes: ReadonlySet<Row>): Generator<RuleFinding> {
  const all = [...untitledProfileOf(resume, otherStopWords), ...profilesOf(resume).map(withoutLabels)];
  for (const unit of new Map(all.map((one) => [one.text, one])).values()) {
    const isWish = unit.rows.some((row) => wishes.has(row)) && isForeignWish(unit.text);
    const fault = lifeIn(unit.text) ?? (isWish ? foreignWish : undefined);
    if (fault !== undefined)
      yield { title: 'Sharpen your summary', advice: fault, text: unit.text, at: rowRects(unit) };
  }
}

const foreignWish =
  'The objective tells what you want for yourself and nothing that you offer. Write two lines: the post you seek, and what you bring to it from your work, studies or projects.';

/** What an advertisement says and its reader does not. */
const advertised =
  /\b(?:typical responsibilities|under the (?:direction|supervision) of an? |the (?:ideal|successful) candidate|the incumbent|reports? directly to the|responsibilities (?:also )?include)\b/i;
/** A sentence about a third person: "She is known for her ledgers", "He can mend any lamp". */
const aboutSomebody = /(?<=^|[.!;] )(?:She|He) (?:is|was|has|can|will)\b/;
/** A trade that is wished for; whoever comes from it names it again in studies, jobs or skills. */
const wishedTrade =
  /\bin the (?:field|area|domain|sector) of (financ|account|market|sales|bank|human res|insur|retail|hospital|nurs|law|teach|logist|journal|fashion|touris|agricult)(\p{L}*)/iu;

/** What shows that a profile was written for somebody else: text of an advertisement, or a trade of which nothing else speaks. */
function copiedIn(unit: Bullet, { rows, profile }: Resume): string | undefined {
  const [phrase] = advertised.exec(unit.text) ?? [];
  if (phrase !== undefined)
    return `“${phrase.replace(/ an? ?$/i, '')}” is the text of an advertisement or a job description and not about you. Write two lines: what you are, for how many years or with which degree, your strongest result, and the post you want.`;
  const [person] = aboutSomebody.exec(unit.text) ?? [];
  if (person !== undefined)
    return `“${person}” speaks of somebody else, so that the summary looks copied. Write two or three lines about yourself without a pronoun: what you are, for how many years or with which degree, and your strongest result.`;
  const named = ownNameIn(unit.text, profile.name?.text ?? '');
  if (named !== undefined)
    return `“${named}” tells of you as of somebody else. Write two or three lines without your name and a pronoun: what you are, for how many years or with which degree, your strongest result, and the post you want.`;
  const [, stem = '', rest = ''] = wishedTrade.exec(unit.text) ?? [];
  const own = new Set(unit.rows);
  const isAlone = rows.every((row) => own.has(row) || !row.text.toLowerCase().includes(stem.toLowerCase()));
  return stem !== '' && isAlone
    ? `Your objective names “${stem}${rest}”, of which nothing else here speaks, so that it looks copied. Name the post that you want, and what in your work or studies leads to it.`
    : undefined;
}

/** Traits that a profile lists where facts should stand. */
function traitsIn(text: string): string | undefined {
  const [first, second] = traitsAlone(text);
  return first === undefined
    ? undefined
    : `The summary names traits such as “${first}” and “${second}”, and hardly a fact. Write two lines: what you are, for how many years or with which degree, your strongest result, and the post you want.`;
}

/** Claims that fit everybody of a trade, in a summary that names one and shows no result. */
function claimsIn(text: string): string | undefined {
  const [first, second, third] = text.split(' ').length > longest.words ? [] : claimsWithoutResult(text);
  return first === undefined
    ? undefined
    : `The summary is general: “${first}”, “${second}” and “${third}” fit everybody of your trade. Keep what you are and for how long, put your strongest result with its number in their place, and name the post you want.`;
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
    !/\d/.test(text) &&
    tellsOnly(text)
  )
    return onlyWished(text);
  if (words > longest.words && rows > longest.rows && sentenceEnds(text) >= 2) return tooLong;
  return undefined;
}

/** Beside one sentence of what somebody is, others that wish for nothing tell what is offered. */
const tellsOnly = (text: string) =>
  text
    .split(/(?<=\p{L}{3}[.;!]) (?=\p{Lu})/u)
    .filter((one) => !seeking.test(one) && one.split(' ').length >= fewestTold).length <= 1;
/** Shorter sentences offer little. */
const fewestTold = 8;

/** Lists have no sentences. */
const sentenceEnds = (text: string) => (text.match(/\p{Ll}{3}[.;](?= \p{Lu}|$)/gu) ?? []).length;
