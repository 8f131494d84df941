import { isPlace } from '../../words/places/places.ts';
import { ofTexts, remembered } from '../../words/remembered.ts';
import { englishTitles } from '../../words/titles/english.ts';
import { farTitles, nearTitles } from '../../words/titles/foreign.ts';
import { titlesInOtherScripts } from '../../words/titles/other-scripts.ts';
import type { TitleKind } from '../../words/titles/title-words.ts';
import { isKnownWord } from '../language/spelling/spelling.ts';
import { isEntryLabel } from './entry-labels.ts';
import { kindByGrammar } from './title-grammar.ts';
import { meantWord } from './title-slips.ts';
import { senseOf, type TitleVocabulary, vocabularyOf } from './title-vocabulary.ts';

/** The English words of titles, prepared for look-up. */
export const englishTitleWords = vocabularyOf(englishTitles, { plurals: true });
const english = englishTitleWords;
/** Languages whose misspelt titles are looked up, too. */
const near = nearTitles.map((words) => vocabularyOf(words));
const others = [...near, ...farTitles.map((words) => vocabularyOf(words))];
const phrasesAbroad = new Set(others.flatMap(({ phrases }) => [...phrases.keys()]));
/** First words that decide although the last one is in no vocabulary. */
const startsAbroad = new Set(others.flatMap(({ openStarts }) => [...openStarts]));
const otherScripts = vocabularyOf(titlesInOtherScripts);
const longest = 60;
const mostWords = 8;
const shortestGlued = 9;
/** So many words that were set without spaces are told apart, the last of so many letters at least. */
const mostGlued = 3;
const shortestLast = 4;
/** So many words a title of another language may have that is looked up with slips. */
const mostSlipWords = 2;
/** Titles of other languages that are English words as well. */
const sharedWords = new Set(['formation', 'formations', 'profile', 'langue', 'projet', 'referencer', 'stages']);

/** Kinds that people list by firm or country. */
const namedKinds = new Set<TitleKind>(['experience', 'projects', 'certifications', 'skills', 'interests']);

/** Kinds whose noun is the title itself, with whatever it is joined. */
const sureNouns = new Set<TitleKind>(['education', 'experience', 'skills']);
const mostJoinedWords = 2;
/** Plurals that are the title whatever single word is joined to them, "Projects & Labs", where no slash offers a choice. */
const surePlurals = new Set(['projects', 'publications', 'certifications', 'awards']);

/** A course with who gave it is an item of a list: "Photography Course – Dr. Ruiz". */
const namesSomebody = /[–—-]\s*(?:Dr|Prof|Mrs?|Ms|Eng)\.?\s\p{Lu}/u;

/** The kind of section that a title announces, in one of twenty languages; undefined for an unknown title. */
export function kindOfTitle(text: string): TitleKind | undefined {
  if (text.length > longest + 20 || namesSomebody.test(text)) return undefined;
  return readTitle(text);
}

const readTitle = remembered((text: string): TitleKind | undefined => {
  const title = normaliseTitle(text);
  if (title === '' || title.length > longest || isEntryLabel(title)) return undefined;
  const words = title.split(' ');
  const isSpaced = words.filter((word) => word.length <= 2).length > 0.6 * words.length;
  if (words.length > mostWords && !isSpaced) return undefined;
  for (const variant of variantsOf(words)) {
    const kind =
      kindOfAlike(variant) ?? kindIn(variant, english) ?? (isEnglishWord(variant) ? undefined : kindAbroad(variant));
    if (kind) return kind;
  }
  const meant = mended(words, english);
  return (
    (meant && kindIn(meant, english)) ??
    kindOfLastPiece(text) ??
    kindOfSlipAbroad(words) ??
    kindBeforeName(text) ??
    kindOfFirstNoun(words, text.includes('/')) ??
    kindOfHalves(words)
  );
}, ofTexts);

/** A title without the time that it names: "Work experience – 8+ years", "Experience: Total – 3 years". */
export function withoutSpan(text: string): string {
  return text.replace(
    /[\s–—-]+(?:total[\s–—:-]+)?\d{1,2}(?:[.,]\d)?\s*\+?\s*(?:years?|yrs?|months?|jahre|ans|años|anos|anni|jaar)\b.*$/iu,
    '',
  );
}

/** The words of a title in lower case, without remarks and signs. */
export const wordsOfTitle = (text: string): string[] => normaliseTitle(text).split(' ');

/** Lower case, letters only, with `&`, `+`, slashes and commas as "and"; remarks in brackets and genitives are left out. */
function normaliseTitle(text: string): string {
  const letters = isPlain.test(text) ? text.toLowerCase() : lettersOf(text);
  return letters
    .replace(/^\W*(?:brief |full )?details? (?:of|about) (?:my )?(?=\p{L}+ \p{L}+)/u, '')
    .replace(/\band (?:and )+/g, 'and ')
    .replace(/(?<=\bskills?) sets?\s*$/, '')
    .replace(/^\s*(?:and )?|(?: and)?\s*$/g, '');
}

/** Plain words with a blank between each, as most titles are. */
const isPlain = /^[a-z]+(?: [a-z]+)*$/i;

function lettersOf(text: string): string {
  return withoutSpan(text)
    .replace(/[([][^)\]]*[)\]]?/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/đ/g, 'd')
    .replace(/[&+/\\,]/g, ' and ')
    .replace(/['’`´]s\b/g, '')
    .replace(/[^\p{L}]+/gu, ' ');
}

/** The words as they are, and as they are where letters were set with gaps or words without. */
function variantsOf(words: string[]): string[][] {
  const variants = [words];
  if (words.some((word) => word.length === 1)) {
    const title = words.join(' ');
    // "E xperience", and letters that are a word: "I T skills".
    const joined = title.replace(/\b(\p{L}) (?=\p{L})/gu, '$1');
    const apart = title.replace(/\b(\p{L}) (?=\p{L}\b)/gu, '$1');
    variants.push(joined.split(' '), apart.split(' '), unglued([words.join('')]));
  }
  const apart = unglued(words);
  if (apart.length > words.length) variants.push(apart);
  return variants;
}

/** Splits words that were set without a space: "academicqualification", "fieldofinterests". */
function unglued(words: string[]): string[] {
  return words.flatMap((word) =>
    word.length < shortestGlued || senseOf(word, english) ? [word] : (piecesOf(word, mostGlued) ?? [word]),
  );
}

/** The title words, so many at the most, that a word is made of; undefined where it is not. */
function piecesOf(word: string, most: number): string[] | undefined {
  if (word.length >= shortestLast && senseOf(word, english)) return [word];
  if (most < 2) return undefined;
  for (let cut = 2; cut <= word.length - shortestLast; cut++) {
    const head = word.slice(0, cut);
    if (!senseOf(head, english) || (cut === 2 && head !== 'of')) continue;
    const rest = piecesOf(word.slice(cut), most - 1);
    if (rest) return [head, ...rest];
  }
  return undefined;
}

/** The words with slips put right, where every unknown one is a slip; other English words may qualify the title. */
function mended(words: string[], vocabulary: TitleVocabulary): string[] | undefined {
  const all: string[] = [];
  for (const word of words) {
    const meant = senseOf(word, vocabulary) || isKnownWord(word) ? word : meantWord(word, vocabulary.byLetter);
    if (meant === undefined) return undefined;
    all.push(meant);
  }
  return all;
}

function kindIn(words: string[], vocabulary: TitleVocabulary): TitleKind | undefined {
  const title = words.join(' ');
  // "Other research experience" is what "Research experience" is.
  return (
    vocabulary.phrases.get(title) ??
    vocabulary.phrases.get(title.replace(oneOfSeveral, '')) ??
    kindByGrammar(words, vocabulary)
  );
}

/** Words before a title that leave its kind as it is. */
const oneOfSeveral = /^(?:other|additional|further) (?=\p{L}+ )/u;

/** A letter of another script than the Latin one. */
const isOtherScript = /\p{L}(?<!\p{Script=Latin})/u;

function kindAbroad(words: string[]): TitleKind | undefined {
  const title = words.join(' ');
  if (isOtherScript.test(title)) return kindIn(words, otherScripts);
  const isAny =
    phrasesAbroad.has(title) || phrasesAbroad.has(title.replace(oneOfSeveral, '')) || startsAbroad.has(words[0] ?? '');
  for (const vocabulary of isAny ? others : othersWith(words.at(-1) ?? '')) {
    const kind = kindIn(words, vocabulary);
    if (kind) return kind;
  }
  return undefined;
}

/** The other languages whose titles have a word. A title that is no whole phrase, and that its first word does not decide, ends with a word of its language. */
const othersWith = remembered((word: string) => others.filter((vocabulary) => senseOf(word, vocabulary) !== undefined));

/** The kind that a short misspelt title of another language was meant to announce: "Kentnisse". */
function kindOfSlipAbroad(words: string[]): TitleKind | undefined {
  if (words.length > mostSlipWords || words.some((word) => isKnownWord(word))) return undefined;
  for (const vocabulary of near) {
    const meant = mended(words, vocabulary);
    const kind = meant && kindIn(meant, vocabulary);
    if (kind) return kind;
  }
  return undefined;
}

/** "Projects for Example Works", "EXPERIENCE IN SPAIN": the kind of what is named before a firm or a country. */
function kindBeforeName(text: string): TitleKind | undefined {
  const bare = text.replace(/^\W+/u, '');
  const [, head = ''] = beforeName.exec(bare) ?? [];
  if (head !== '') {
    const kind = kindIn(normaliseTitle(head).split(' '), english);
    return kind && namedKinds.has(kind) ? kind : undefined;
  }
  // In capitals every word looks like a name.
  const [, work = '', place = ''] = inPlace.exec(bare) ?? [];
  const kind = isPlace(place.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()))
    ? kindIn(normaliseTitle(work).split(' '), english)
    : undefined;
  return kind === 'experience' || kind === 'projects' ? kind : undefined;
}

const beforeName = /^(\p{Lu}\S+(?: (?:of \S+|\p{Lu}\S+)){0,2}) (?:for|at|in|with|of) (?:M\/s\b|\p{Lu})/u;
const inPlace = /^([\p{Lu} &]+) IN ([\p{Lu} ]+)\W*$/u;

/** "Education and Academic Preparation": the kind of a sure first noun, whatever one or two words are joined to it. */
function kindOfFirstNoun([first = '', join, ...others]: string[], hasSlash: boolean): TitleKind | undefined {
  if (join !== 'and' || others.length === 0 || others.length > mostJoinedWords || !isKnownWord(first)) return undefined;
  const kind = english.phrases.get(first) ?? kindIn([first], english);
  const isSure = kind && (sureNouns.has(kind) || (surePlurals.has(first) && others.length === 1 && !hasSlash));
  return isSure ? kind : undefined;
}

/** "Industrial visits and trainings": the kind of two known titles that are of one kind, whatever their words add up to. */
function kindOfAlike(words: string[]): TitleKind | undefined {
  const at = words.indexOf('and');
  if (at < 1) return undefined;
  const [first, second] = [words.slice(0, at), words.slice(at + 1)].map((half) => kindIn(half, english));
  return first === second ? first : undefined;
}

/** "Work experience and significant achievements": the kind of the first of two titles that are both known. */
function kindOfHalves(words: string[]): TitleKind | undefined {
  const at = words.indexOf('and');
  if (at < 1) return undefined;
  const [first, second] = [words.slice(0, at), words.slice(at + 1)].map((half) => kindIn(half, english));
  return second && first;
}

/** A single English word is no title of another language: "stage" is none in English. */
function isEnglishWord(words: string[]): boolean {
  const [only = ''] = words;
  return words.length === 1 && isKnownWord(only) && !sharedWords.has(only);
}

/** "Jane Doe · Experience": the last known piece of a title with bars or dots. */
function kindOfLastPiece(text: string): TitleKind | undefined {
  const pieces = text.split(/\s[·|•–—-]\s/);
  if (pieces.length < 2) return undefined;
  return pieces
    .map((piece) => english.phrases.get(normaliseTitle(piece)) ?? kindIn(normaliseTitle(piece).split(' '), english))
    .findLast((kind) => kind !== undefined);
}
