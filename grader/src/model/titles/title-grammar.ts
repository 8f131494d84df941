import type { TitleKind } from '../../words/titles/title-words.ts';
import { type Sense, senseOf, singularsOf, type TitleVocabulary } from './title-vocabulary.ts';

/** How a part of a title was understood; `kind` is undefined where it only qualifies the next part. */
type Part = { kind?: TitleKind; rank: number };

/**
 * The kind that the words of a title add up to: every word must be a title word of the language, and the last noun that
 * tells a kind decides. Undefined where a word is unknown, or where none tells a kind.
 */
export function kindByGrammar(words: string[], vocabulary: TitleVocabulary): TitleKind | undefined {
  const senses: Sense[] = [];
  for (const word of words) {
    const sense = senseOf(word, vocabulary);
    if (!sense) return kindByHead(words, vocabulary);
    senses.push(sense);
  }
  const runs = partsOf(senses);
  const parts: Part[] = [];
  for (const run of runs) {
    const part = partOf(run, runs.length > 1);
    if (!part) return undefined;
    parts.push(part);
  }
  const most = Math.max(...parts.map(({ rank }) => rank));
  const kinds = parts.map(({ kind }) => kind);
  // What was won beside what was done is a part of it: "Achievements and activities".
  if (kinds.includes('activities') && kinds.includes('awards')) return 'activities';
  return parts.find(({ kind, rank }) => kind !== undefined && rank === most)?.kind;
}

/** A head noun and the words that qualify it: "Civil engineering software skills". */
const mostHeadWords = 4;

/** Two letters that qualify nothing; others shorten a field: "UX", "QA", "PR". */
const smallWord = /^(?:an|as|at|be|do|he|if|in|is|it|me|my|no|on|or|so|up|us|we)$/;

/** So many letters an adjective has that nobody knows. */
const leastAdjective = 6;

/** The kind that the last word tells, whatever it is qualified by, "Welding skills", or the first of two: "Competencias comerciales". */
function kindByHead(words: string[], vocabulary: TitleVocabulary): TitleKind | undefined {
  const { openHeads, notBeforeHeads, openStarts } = vocabulary;
  const [first = '', second = '', ...others] = words;
  if (openStarts.has(first) && others.length === 0 && second.length >= leastAdjective)
    return senseOf(first, vocabulary)?.decides?.kind;
  const last = words.at(-1) ?? '';
  if (
    words.length > mostHeadWords ||
    words.some((word) => word.length < 2 || smallWord.test(word) || notBeforeHeads.has(word))
  )
    return undefined;
  return singularsOf(last).some((form) => openHeads.has(form)) ? senseOf(last, vocabulary)?.decides?.kind : undefined;
}

/** Splits a title at the words that join two: "Education and training". */
function partsOf(senses: Sense[]): Sense[][] {
  const parts: Sense[][] = [[]];
  for (const sense of senses) {
    if (sense.join && !sense.decides) parts.push([]);
    else parts.at(-1)?.push(sense);
  }
  return parts.filter((part) => part.length > 0);
}

function partOf(senses: Sense[], isJoined: boolean): Part | undefined {
  const ruling = lastAt(senses, 'ruling');
  if (ruling >= 0) return { kind: kindAt(senses, ruling), rank: 3 };
  const noun = lastAt(senses, 'nouns');
  if (noun >= 0) return mayFollow(senses, noun) ? { kind: kindAt(senses, noun), rank: 3 } : undefined;
  const leaning = lastAt(senses, 'leaning');
  const hasNoun = senses.some((sense, i) => i > leaning && (sense.after || sense.decides?.level === 'faint'));
  if (leaning >= 0 && (isJoined || hasNoun))
    return mayFollow(senses, leaning) ? { kind: kindAt(senses, leaning), rank: 2 } : undefined;
  const faint = lastAt(senses, 'faint');
  if (faint >= 0) return mayFollow(senses, faint) ? { kind: kindAt(senses, faint), rank: 1 } : undefined;
  return isJoined && senses.every((sense) => sense.before || sense.after || sense.link) ? { rank: 0 } : undefined;
}

function lastAt(senses: Sense[], level: string): number {
  return senses.findLastIndex(({ decides }) => decides?.level === level);
}

function kindAt(senses: Sense[], at: number): TitleKind {
  return senses[at]?.decides?.kind ?? 'other';
}

/** Whether the words behind the one that decides leave it the head of the title: "Skills acquired in industry". */
function mayFollow(senses: Sense[], at: number): boolean {
  const link = senses.findIndex((sense, i) => i > at && sense.link);
  return senses.every(
    (sense, i) => i <= at || sense.after || sense.link || sense.decides?.level === 'faint' || (link >= 0 && i > link),
  );
}
