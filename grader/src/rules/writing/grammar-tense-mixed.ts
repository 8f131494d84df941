import type { Opening } from '../../model/language/opening.ts';
import { type MixedForms, mixedFormsOf } from '../../model/language/opening-forms.ts';
import { isOftenNoun, type Opened, tensesOf } from '../../model/language/tense.ts';
import { baseOf, ingOf, isForm, pastOf, presentOf } from '../../model/language/verb-forms.ts';
import { experienceKinds, hasEnded, sectionsOf, unitsOf } from '../../model/questions.ts';
import type { Bullet, Entry, Resume } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { textOfLine } from '../../model/text/line-text.ts';
import { listedInMarks } from '../../model/text/listed.ts';
import { cutBetween } from '../../model/text/text.ts';
import { foldedOf } from '../../model/text/written-lines.ts';
import { singularOf } from '../../words/count-nouns.ts';
import { confusables } from '../../words/slips/confusables.ts';

const finite = /(?<!\p{L})(?:is|are|was|were|has|can|will|must|should|may|helps|requires|allows)(?!\p{L})/u;
const fewest = 3;
/** Forms that are mixed throughout cost as much as so many single lines. */
const mostOdd = 4;
/** A sentence that names a job, not what was done in it: "Working as a nurse till date". */
const tellsOfNow =
  /^working (?:as|with|at|in|for)\b|\b(?:currently|presently|ongoing|at present|[–-] ?present|till (?:now|date)|to date|since (?:\p{L}+ )?(?:19|20)\d\d)\b/iu;
const majority = 0.6;
/** Words after which a second verb is not parallel to the first: "to audit and fix". */
const dependent =
  /(?<![\p{L}])(?:to|can|could|will|would|should|may|must|that|which|who|how|what|help(?:s|ed|ing)?|let|make|made|if|when|where|not|did|do)(?![\p{L}])/iu;
const secondVerb = /,? and (?:then )?(\p{Ll}[\p{Ll}-]+) ([\p{L}\p{N}$][\p{L}\p{N}$.,%'’-]*)/gu;
const determiner = /^(?:the|an?|all|each|every|our|their|its|them|both|new|\$?\d.*)$/;
/** Words that a form in -ing may depend on: "by testing and fixing". */
const carriers = /(?<![\p{L}])(?:by|for|of|in|while|through|on|with|from|to|at|including|\p{L}+ing)(?![\p{L}])/iu;

/** Base forms that are hardly ever nouns or adjectives. */
const bareVerb =
  /^(?:achieve|allocate|analy[sz]e|apply|arrange|attend|calculate|carry|collect|communicate|conduct|co-?ordinate|create|deliver|develop|ensure|establish|evaluate|execute|generate|get|give|handle|identify|implement|improve|inform|inspect|keep|maintain|manage|motivate|negotiate|organi[sz]e|perform|prepare|provide|rectify|reduce|replace|resolve|select|send|solve|submit|supervise|take|update|verify)$/;

/** The lines of one role, and the verbs of one line, keep one tense. */
export const grammarTenseMixed: Rule = {
  name: 'grammar-tense-mixed',
  group: 'writing.grammar',
  severity: 'minor',
  cost: { kind: 'count', weight: 2.5, max: 13, per: 'bullets' },
  about: {
    title: 'Lines of one role have one form',
    finds: '“Managing” among “Led” and “Built”.',
    why: 'Parallel lines are read faster.',
  },
  inVitae: false,

  *check(resume) {
    const changed = new Set<Bullet>();
    const mixed = resume.confidence >= 0.7 ? mixedFormsOf(resume) : undefined;
    if (mixed) {
      yield throughout(mixed);
      for (const unit of mixed.odd) changed.add(unit);
    } else if (resume.confidence >= 0.7)
      // Activities are listed with what one likes, which has no tense.
      for (const entry of sectionsOf(resume, ...experienceKinds.filter((kind) => kind !== 'activities')).flatMap(
        ({ entries }) => entries,
      ))
        for (const { unit, ...finding } of ingLines(tensesOf(entry.bullets), entry, resume)) {
          changed.add(unit);
          yield finding;
        }
    // A line that is to begin in another form is not told to go on in its own.
    for (const unit of unitsOf(resume)) if (!changed.has(unit)) yield* mixedInside(unit);
  },
};

/** One note on forms that are mixed from line to line all over a resume. */
const throughout = ({ examples, odd }: MixedForms): RuleFinding => ({
  title: 'Open all lines in one form',
  advice: `Your lines begin in different forms, such as ${listedInMarks(examples)}, so they read as if they came from several hands. Begin every line with a verb: in the past tense for roles that are over, in the present for what you do now.`,
  text: examples[0] ?? '',
  at: odd.flatMap(({ words }) => words.slice(0, 1)),
  weight: Math.min(mostOdd, odd.length / 2),
});

/** Whether a role is over, or may be: one without dates among others that have them. */
const mayBeOver = (entry: Entry, resume: Resume): boolean =>
  entry.date
    ? hasEnded(entry, resume.today)
    : sectionsOf(resume, 'experience').some(({ entries }) => entries.some(({ date }) => date !== undefined));

/** "Managing …" among "Managed …" lines. */
function* ingLines(lines: Opened[], entry: Entry, resume: Resume): Generator<RuleFinding & { unit: Bullet }> {
  const withTense = lines.filter(({ tense }) => tense !== undefined);
  const most = (['past', 'present'] as const).find(
    (tense) =>
      withTense.filter((line) => line.tense === tense || line.tense === 'either').length >= majority * withTense.length,
  );
  if (withTense.length < fewest || most === undefined) return;
  // A role that is over needs the past throughout, which is another rule's matter. In one that goes on, past lines tell
  // what is done, and one in -ing what still goes on.
  if (most === 'present' ? mayBeOver(entry, resume) : entry.date?.present) return;
  for (const { unit, opening, tense } of withTense) {
    if (
      tense !== 'ing' ||
      tellsOfNow.test(textOfLine(unit)) ||
      isPartOfList(opening, textOfLine(unit)) ||
      /:\s*$/.test(textOfLine(unit))
    )
      continue;
    const base = baseOf(opening.word, 'ing') ?? opening.word;
    const right = most === 'past' ? pastOf(base) : base;
    const rest = textOfLine(unit).slice(opening.end);
    // "Welding inspections of pipes" names a thing, "Scaling the model is needed" is a sentence.
    if (/^ \p{Ll}+(?:ions?|ments?|works?|jobs?|tests?)(?!\p{L})/u.test(rest) || finite.test(rest)) continue;
    // "Counting and preparation of stock", "Budgeting and Sales forecasting" are nouns.
    if (/^,? (?:and|&) (?!\p{Ll}+ing(?!\p{L}))\p{L}/u.test(rest)) continue;
    const goesOn = /(?:,| and| &) \p{Ll}{2,}ing(?!\p{L})/u.test(rest);
    const printed = opening.adverb ? right : right.replace(/^./, (first) => first.toUpperCase());
    yield {
      unit,
      title: 'Keep verb forms parallel',
      advice: `Most lines here start with a ${most === 'past' ? 'past-tense' : 'present-tense'} verb. Change “${opening.printed}” to “${printed}”${goesOn ? ', and the verbs after it alike' : ''}.`,
      text: opening.printed,
      at: cutBetween(unit.words, opening.start, opening.end),
      ...(goesOn ? {} : { rewrite: printed }),
    };
  }
}

/** Whether the word names a thing: "hiring, training and pay", "acting manager", or the rest of the line above. */
function isPartOfList({ word, printed, end, adverb }: Opening, text: string): boolean {
  return word === 'acting' || /^(?:,| of\b| ?[&/])/.test(text.slice(end)) || (!adverb && /^\p{Ll}/u.test(printed));
}

/** "Audited 200 screens and fix every failure". */
function* mixedInside(unit: Bullet): Generator<RuleFinding> {
  const [line] = tensesOf([unit]);
  const isPresent = line?.tense === 'present' && isForm(line.opening.word, 's3');
  if (line?.tense !== 'past' && line?.tense !== 'ing' && !isPresent) return;
  // "Helping crews learn and keep": the second verb depends on the first.
  if (/^(?:help(?:ing|ed|s)|letting|making|having|seeing|watching|assisting)$/.test(line.opening.word)) return;
  // "Highly organized" describes the person.
  if (/^(?:highly|well|very|extremely|strongly|fully)$/i.test(line.opening.adverb ?? '')) return;
  const text = textOfLine(unit);
  for (const match of allMatches(secondVerb, text)) {
    const verb = match[1] ?? '';
    if (tellsOfNow.test(text)) continue;
    const between = text.slice(line.opening.end, match.index);
    if (dependent.test(between) || /[.;:]/.test(between)) continue;
    // "Preparing lists, submit and file them": the second verb is like the one before it, which is to change as well.
    if (line.tense === 'ing' && bareVerb.test(between.split(' ').at(-1)?.toLowerCase() ?? '')) continue;
    if (line.tense === 'ing' ? !isBareVerb(verb, match[2] ?? '') : !actsOn(verb, match[2] ?? '', between)) continue;
    const right = line.tense === 'past' ? pastFor(verb) : isPresent ? presentFor(verb) : ingOf(verb);
    if (right === undefined || right === verb) continue;
    const start = match.index + match[0].indexOf(` ${verb} `) + 1;
    if (isWrongWord(unit, start)) continue;
    yield {
      title: 'Keep verb forms parallel',
      advice: `This line starts with “${line.opening.printed}”. Write “${right}” instead of “${verb}”.`,
      text: verb,
      at: cutBetween(unit.words, start, start + verb.length),
      rewrite: right,
    };
  }
}

/** Whether a word is told to be another one already: "Built and lead a team" has "lead" for "led". */
const isWrongWord = (unit: Bullet, start: number): boolean =>
  confusables(foldedOf(unit)).some(({ wrong }) =>
    allMatches(wrong, textOfLine(unit)).some(({ indices }) => indices?.groups?.w?.[0] === start),
  );

/** Whether the word after "and" is a verb with its object, and not one more noun of a list. */
function actsOn(verb: string, next: string, between: string): boolean {
  if (isForm(verb, 'ing')) return determiner.test(next) && next !== 'new' && !carriers.test(between);
  if (determiner.test(next)) return true;
  const base = baseOf(verb, 's3', 'past');
  if (base === undefined || isOftenNoun(base) || singularOf(verb) !== undefined) return false;
  return isForm(verb, 's3') && /^\p{Ll}+[^s\P{L}]s[.,]?$/u.test(next);
}

/** "Checking the lists and update the books": a verb without -ing after one with it. */
function isBareVerb(verb: string, next: string): boolean {
  if (!isForm(verb, 'base') || isForm(verb, 'past') || singularOf(verb) !== undefined) return false;
  return bareVerb.test(verb) || /^(?:the|an?|all|each|every|our|their|its|them)$/.test(next);
}

function pastFor(verb: string): string | undefined {
  if (isForm(verb, 'past', 'participle') || !isForm(verb, 'base', 's3', 'ing')) return undefined;
  return pastOf(baseOf(verb, 'base', 's3', 'ing') ?? verb);
}

function presentFor(verb: string): string | undefined {
  if (!isForm(verb, 'past') || isForm(verb, 'base')) return undefined;
  return presentOf(baseOf(verb, 'past') ?? verb);
}
