import { expectedStageOf } from '../../model/expected-stage.ts';
import {
  allImpactLinesOf,
  isCareWork,
  isWrittenOut,
  linesWithoutMetric,
  showsAmount,
} from '../../model/language/impact.ts';
import { isAccepted } from '../../model/language/spelling/accepted-word.ts';
import { tensesOf } from '../../model/language/tense.ts';
import { tellsCredits } from '../../model/performer.ts';
import { linesOf as entryLinesOf, isOfResearch, rowRects, sectionsOf } from '../../model/questions.ts';
import type { Bullet, Entry, Resume, Section, Stage } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { isBesideTrade } from '../../model/service-jobs.ts';
import { listedInMarks } from '../../model/text/listed.ts';
import { isToldElsewhere } from '../../model/told-aside.ts';
import { isLongOver } from '../../model/told-below.ts';
import { isSure, isToldInHeader, nameOfEntry, newestJobIn } from '../../model/told-thinly.ts';
import { amountsInBrackets, askedInAmounts } from '../../model/trades/trade.ts';

const max = 24;
/** Results with an amount that readers expect at least, by count: a share alone would favour those who tell little. */
const expected: Record<Stage, number> = { student: 2, early: 3, mid: 4, senior: 5 };
/** Who tells much is expected to give the amount of one line in four, in care and as a student of one in six. */
const expectedShare = { usual: 1 / 4, few: 1 / 6 };
/** Losses below this are too close to the target for a finding. */
const leastLoss = 3;
const majorLoss = 10;
/** Lines where an amount is easy to find: the verb or its object can be measured. */
const measurable =
  /\b(?:increas|reduc|cut|grew|grow|sav|improv|boost|rais|lower|speed|accelerat|manag|led|train|hired|sold|process|handl|deliver|launch|built|wrote|customers?|clients?|patients?|sales|revenue|cost|budget|time|users?|team|staff)/i;
const shown = 3;
/** Fewer lines of jobs without an amount are no note beside one that asks for lines. */
const fewLines = 3;
/** Below this share of what tells work and studies, lines may stand in what was not read. */
const mostlyRead = 0.75;
/** From this share of the lines on, they are not few. */
const shareOfSome = 0.28;
/** In characters. */
const longestExample = 100;

/** What a machine or a cable is built for: "33kV", "630 A". It says nothing of the work on it. */
const rating =
  /(?<![\p{L}\d])\d[\d.,]*\s?(?:[kM]?VA|kVAR|[kM]?V|[km]?A|Amps?|Volts?|W(?:atts?)?|HP|TR|RPM|psi|sq\.? ?mm)(?![\p{L}\d])/giu;
/** So many lines with one make “no number” untrue, whatever it counts for. */
const fewestRated = 3;

/** Numbers turn a claim into a result. */
export const contentNotQuantified: Rule = {
  name: 'content-not-quantified',
  group: 'content',
  severity: 'major',
  cost: { kind: 'shortfall', max },
  anyLanguage: true,
  about: {
    title: 'Results are told with numbers',
    finds:
      'Too few lines with an amount: five are expected late in a career, three early, two of students and in care, teaching and the arts.',
    why: 'A third of hiring managers call missing results a deal-breaker. Academic CVs are not asked.',
  },

  *check(resume) {
    if (isOfResearch(resume) || isToldElsewhere(resume) || tellsCredits(resume)) return;
    const lines = allImpactLinesOf(resume);
    const bare = linesWithoutMetric(lines);
    const quantified = lines.length - bare.length;
    const loss = max * Math.max(0, 1 - quantified / expectedOf(resume, lines.length));
    const telling = bare.filter(isWrittenOut);
    const jobs = new Set(sectionsOf(resume, 'experience').flatMap(linesOf));
    if (loss < leastLoss) {
      yield* bareEntries(resume, new Set(bare));
      return;
    }
    const begun = firstJobOf(resume, new Set(bare));
    const [best, ...others] = bestOf([telling, bare, lines].find(({ length }) => length > 0) ?? [], begun);
    if (!best) return;
    yield {
      severity: loss >= majorLoss ? 'major' : 'minor',
      title: 'Show results with numbers',
      advice: `${ratingsIn(bare) ?? `${countOf(quantified, lines.length, resume)} Duties alone tell no result: say what came of the work, with amounts, time, money or change.`}${askedInAmounts(resume)}${begun ? ` Begin with “${nameOfEntry(begun)}”.` : ''}${exampleFrom([best, ...others].filter((line) => (begun ? entryLinesOf(begun).includes(line) : jobs.has(line))))}`,
      text: best.text,
      at: [best, ...others].flatMap(rowRects),
      loss,
      ...(telling.filter((line) => jobs.has(line)).length < fewLines
        ? {
            toldWith: {
              rule: 'content-few-lines',
              adds: `${showsAmount(resume) ? 'Say' : 'None of it shows a number: say'} how many, how large or how often, and what changed${amountsInBrackets(resume)}.`,
            },
          }
        : {}),
    };
  },
};

const linesOf = ({ entries }: Section) => entries.flatMap(entryLinesOf);

/** A job or project of so many written lines could show a result; what it costs where the others do. */
const linesOfBare = 2;
const lossOfBare = 1.5;
const mostBare = 3;

/** A result that has no amount: a prize, or what was published or taken over. */
const outcome =
  /\b(?:(?:1st|2nd|3rd|first|second|third)[- ]place|winners?|won|finalists?|award(?:ed|s)?|prizes?|manuscript|published|publication|patent(?:ed|s)?|promoted|adopted by|acquired by)\b/i;

/** Jobs and projects without an amount, in a resume that shows enough of them elsewhere. */
function* bareEntries(resume: Resume, bare: ReadonlySet<Bullet>): Generator<RuleFinding> {
  const entries = sectionsOf(resume, 'experience', 'projects', 'research').flatMap((section) => section.entries);
  const found = entries.filter((entry) => {
    const lines = entryLinesOf(entry);
    const written = lines.filter(isWrittenOut).length;
    return (
      written >= linesOfBare &&
      lines.every((line) => bare.has(line)) &&
      isSure(entry) &&
      !outcome.test([nameOfEntry(entry), ...lines.map(({ text }) => text)].join('\n')) &&
      !isBesideTrade(entry, resume) &&
      /^\p{Lu}/u.test(nameOfEntry(entry))
    );
  });
  const [first] = found;
  if (!first || resume.understanding.career < mostlyRead) return;
  const names = [...new Set(found.slice(0, mostBare).map((entry) => nameOfEntry(entry)))];
  yield {
    severity: 'minor',
    title: 'Show results there, too',
    advice: `${listedInMarks(names)} ${names.length === 1 ? 'tells' : 'tell'} what was done, without an amount or a result, though your other lines show some. Say there, too, what came of it: how many, how much faster or cheaper, who uses it.`,
    text: nameOfEntry(first),
    at: found.slice(0, mostBare).flatMap((entry) => entryLinesOf(entry).slice(0, 1).flatMap(rowRects)),
    loss: lossOfBare,
  };
}

/** Training is told by what was learned, so that it is no place to begin with results. */
const training = /\btraining\b/i;

/** The newest job of the trade, where several written lines and none of them with an amount stand. */
function firstJobOf(resume: Resume, bare: ReadonlySet<Bullet>): Entry | undefined {
  const newest = newestJobIn(resume);
  // The name of a post may be wrong where it was read from a sentence, or one stands in its header.
  if (!newest || newest.header.length === 0 || isToldInHeader(newest)) return undefined;
  if (training.test(nameOfEntry(newest)) || isBesideTrade(newest, resume) || isLongOver(newest, resume))
    return undefined;
  const lines = entryLinesOf(newest);
  const isBare = linesWithoutMetric(lines).length === lines.length;
  return isBare && lines.filter((line) => bare.has(line) && isWrittenOut(line)).length >= 2 ? newest : undefined;
}

function expectedOf(resume: Resume, lines: number): number {
  const stage = isCareWork(resume) ? 'student' : expectedStageOf(resume);
  return Math.max(expected[stage], lines * (stage === 'student' ? expectedShare.few : expectedShare.usual));
}

/** What is said of lines whose only numbers are those of the equipment. */
function ratingsIn(bare: readonly Bullet[]): string | undefined {
  const found = bare.flatMap(({ text }) => text.match(rating)?.slice(0, 1) ?? []);
  if (found.length < fewestRated) return undefined;
  const named = listedInMarks([...new Set(found)].slice(0, 2));
  return `Ratings such as ${named} tell how large the equipment is, and hardly a line what came of your work. Say how many people you led, how much was done and by when, what it was worth, and what changed.`;
}

/** What is said of the lines; a count would be wrong for every line that was read as two, or not read. */
function countOf(quantified: number, all: number, { understanding }: Resume): string {
  const which = understanding.career < mostlyRead ? 'lines that we could read' : 'lines about your work';
  if (quantified > shareOfSome * all) return `Some of the ${which} show a number, and more of them could.`;
  return quantified === 0 ? `Hardly one of the ${which} shows a number.` : `Few of the ${which} show a number.`;
}

/** What shows that a line was cut: a sentence behind another one, or a word that needs the next. */
const isCut =
  /[.;] \p{Lu}|(?:^|\s)(?:and|or|of|the|to|for|with|in|on|by|from|an?|as|entire|various|other|different|all|&)$|,$/iu;

/** Whether no word of a line may be two that were read as one, or misspelled: an example is copied. */
const areWordsKnown = (text: string) =>
  (text.match(/(?<![\p{L}.-])\p{L}?\p{Ll}{4,}(?![\p{L}.-])/gu) ?? []).every(
    (word, at) => isAccepted(word.toLowerCase()) || (at > 0 && /^\p{Lu}/u.test(word)),
  );

/** A line behind a label of its own: "Second year: Built …". */
const labelled = /^\p{L}+(?: \p{L}+){0,3}: /u;

/** A whole line that begins with a verb and names no year, with the question that it leaves open. */
function exampleFrom(lines: readonly Bullet[]): string {
  const plain = lines.filter(
    ({ text }) =>
      text.length <= longestExample &&
      text.split(' ').length >= 4 &&
      !/\d|-{2}|\p{L}\.\p{Lu}/u.test(text) &&
      !isCut.test(text) &&
      !labelled.test(text) &&
      areWordsKnown(text),
  );
  const [told] = tensesOf(plain).filter(
    ({ tense, opening }) => tense !== undefined && tense !== 'present' && /^\p{Lu}/u.test(opening.printed),
  );
  return told
    ? ` Ask of a line such as “${told.unit.text.replace(/[.;,]$/, '')}”: how many, how often, by how much, for whom?`
    : '';
}

/** Lines where an amount is easy to find, those of the job to begin with and of the latest ones before others. */
function bestOf(lines: Bullet[], begun: Entry | undefined): Bullet[] {
  const own = new Set(begun ? entryLinesOf(begun) : []);
  const likely = (line: Bullet) => (own.has(line) ? 2 : 0) + (measurable.test(line.text) ? 1 : 0);
  // What begins in small letters may be the rest of the line before it.
  const whole = lines.filter(({ text }) => /^["“(]?[\p{Lu}\d]/u.test(text));
  return (whole.length > 0 ? whole : lines).toSorted((a, b) => likely(b) - likely(a)).slice(0, shown);
}
