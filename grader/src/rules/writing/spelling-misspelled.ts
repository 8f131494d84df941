import { isAccepted } from '../../model/language/spelling/accepted-word.ts';
import { correctionOf } from '../../model/language/spelling/correction.ts';
import { isBegunLarge, isCut, isTorn } from '../../model/language/spelling/cut-words.ts';
import { fixedWordMeant, placeMeant } from '../../model/language/spelling/fixed-word.ts';
import { opensForeignName } from '../../model/language/spelling/foreign-names.ts';
import { isClosedByFont, isClosedOnPage, partedWords } from '../../model/language/spelling/joined-words.ts';
import { lostLigature } from '../../model/language/spelling/lost-ligature.ts';
import { isMadeByTrade } from '../../model/language/spelling/made-by-trade.ts';
import { nameMeant } from '../../model/language/spelling/name-meant.ts';
import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import { frequencyOf } from '../../model/language/spelling/word-counts.ts';
import { isForm, rightPastOf } from '../../model/language/verb-forms.ts';
import { itemAt } from '../../model/list/item-at.ts';
import type { Word } from '../../model/page.ts';
import type { Resume, Row } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { cutWord, textOf } from '../../model/text/text.ts';
import { linesOf, plainRowsOf } from '../../model/text/written-lines.ts';
import { kindOfTitle } from '../../model/titles/kind-of-title.ts';
import { singularsOf } from '../../model/titles/title-vocabulary.ts';
import { remembered } from '../../words/remembered.ts';
import { misspellings } from '../../words/spelling/misspellings.ts';
import { tradeWords } from '../../words/spelling/trade-words.ts';
import { foreignTitleVocabulary, titleVocabulary as titleWords } from '../../words/titles/title-vocabulary.ts';

/** A word that is no part of an address, path, version or compound. */
const plainWord = /(?<![\p{L}\p{N}@#_/\\.'’“"&+-])\p{L}{4,}(?![\p{L}\p{N}@_/\\'’&+-]|\.\p{L})/gu;
const shortest = 5;
/** What ends the name of a firm, to which a word with a capital before it belongs. */
const firmEnding =
  /^,? (?:\(?(?:P|Pvt|Private|India|I)\)?[.,]* ?)*(?:Ltd|Limited|Inc|LLC|LLP|Corp|GmbH|W\.?L\.?L)(?!\p{L})/iu;
const firmSign = /Ltd|Limited|Inc|LLC|LLP|Corp|GmbH|W\.?L\.?L/iu;
const namesFirm = /(?<!\p{L})(?:Ltd|Limited|Inc|LLC|LLP|Corp|GmbH|W\.?L\.?L)\W*$/iu;
/** From so many unknown words on, a line is in another language, a formula or a list of names. */
const strangeWords = 3;
const strangeShare = 0.25;
/** So many of them are near no common word. */
const strangeUnknown = 2;
/** A word that is in no dictionary and one edit away from a common one. Names and terms are left alone. */
export const spellingMisspelled: Rule = {
  name: 'spelling-misspelled',
  group: 'writing.grammar',
  severity: 'major',
  cost: { kind: 'count', weight: 6.5, max: 40, per: 'words' },
  about: {
    title: 'Words are spelled right',
    finds: 'Misspelled words. Names, brands and technical terms are left alone.',
    why: 'With 445 recruiters, two mistakes cost 7 points of interview chance and five cost 18.',
  },
  isPlainError: true,

  *check(resume) {
    const found: RuleFinding[] = [];
    for (const row of resume.rows) found.push(...misspeltTitle(row, resume.bodySize));
    const names = capitalisedWords(resume);
    const uses = new Map<string, number>();
    const lines = [...linesOf(resume), ...plainRowsOf(resume)].map((line, i, all) => wordsToCheck(line, all[i + 1]));
    // Above the first title stand names and addresses, but not in small letters.
    const told = new Set(linesOf(resume).flatMap(({ rows }) => rows));
    const top = resume.top.filter((row) => !told.has(row));
    lines.push(...top.map((row) => wordsToCheck(row).filter(({ shape }) => shape === 'small')));
    for (const { word } of lines.flat()) uses.set(word, (uses.get(word) ?? 0) + 1);
    for (const line of lines) {
      const suspects = line.filter(({ word }) => misspellings.has(word) || !isAccepted(word));
      const isStrange = suspects.length >= strangeWords && suspects.length > line.length * strangeShare;
      if (isStrange && suspects.filter((suspect) => rightSpelling(suspect) === undefined).length >= strangeUnknown)
        continue;
      for (const suspect of suspects) {
        const { word, shape } = suspect;
        const right = rightSpelling(suspect);
        const isName = shape === 'small' ? names.has(word) : names.has(`@${word}`);
        const isTerm = !misspellings.has(word) && (isName || (uses.get(word) ?? 0) >= 3);
        if (suspect.doubt === 'name' || (suspect.doubt === 'blank' && right?.includes(' '))) continue;
        if (right !== undefined && !isTerm && !lostLigature(suspect, right, resume))
          found.push(finding(placeOf(suspect), suspect.isOne ? oneOf(right) : right));
      }
    }
    const known = new Set(found.map(({ text }) => text.toLowerCase()));
    for (const row of resume.rows)
      for (const slip of misspeltFixed(row, names)) if (!known.has(slip.text.toLowerCase())) found.push(slip);
    yield* oneOfEach(found);
  },
};

/** The only words that `fixedWordMeant` and `placeMeant` may know. */
const longWithCapital = /\p{Lu}\p{L}{5}/u;

/** A word with a capital that is a slip of one of titles, labels and names of schools: "Univercity", "Qualifcation". */
function* misspeltFixed(row: Row, names: ReadonlySet<string>): Generator<RuleFinding> {
  if (!row.words.some(({ text }) => longWithCapital.test(text))) return;
  for (const suspect of wordsToCheck(row)) {
    const { word, shape } = suspect;
    if (shape === 'small' || names.has(`@${word}`) || isKnownWord(word)) continue;
    const right = fixedWordMeant(word) ?? placeMeant(word);
    if (right !== undefined && !isAccepted(word)) yield finding(placeOf(suspect), right);
  }
}

/** What was meant behind “a”: “a bulleting” is a bulletin. */
const oneOf = (right: string): string =>
  /[^su]s$/.test(right) && isKnownWord(right.slice(0, -1)) ? right.slice(0, -1) : right;

/** One finding for each misspelled word, with the boxes of all its places. */
function oneOfEach(found: readonly RuleFinding[]): RuleFinding[] {
  const words = Map.groupBy(found, ({ text }) => text.toLowerCase().replace(/:$/, ''));
  return [...words.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const at = same.flatMap((one) => one.at);
    const places = new Set(at.map(({ page, x0, y0 }) => `${page} ${x0} ${y0}`)).size;
    return places === 1 ? [first] : [{ ...first, advice: `${first.advice} It stands in ${places} places.`, at }];
  });
}

function finding(at: Word[], right: string): RuleFinding {
  const printed = at.map((word) => word.text).join('');
  const suggestion = inCaseOf(printed, right);
  return {
    title: 'Check the spelling',
    advice: `“${printed}” looks misspelled. Did you mean “${suggestion}”?`,
    text: printed,
    at,
    rewrite: suggestion,
  };
}

function inCaseOf(printed: string, right: string): string {
  if (/^\P{Ll}{3,}$/u.test(printed)) return right.toUpperCase();
  return /^\p{Lu}/u.test(printed) ? right.replace(/^./, (first) => first.toUpperCase()) : right;
}

/** How a word is written: small, with a capital as the first of a line, with a capital inside it, or in capitals. */
type Shape = 'small' | 'first' | 'capital' | 'capitals';
/** A word to check, where it stands within a printed one, whether “a” or “an” stands before it, and what it may be instead of a slip. */
type Checked = { word: string; printed: Word; from: number; to: number; shape: Shape; isOne: boolean; doubt: Doubt };
/** A name in another language, or two words of which the blank was lost in reading. */
type Doubt = 'name' | 'blank' | undefined;

/** The words of a line that can be checked, without those broken at a line end. */
function wordsToCheck({ words }: { words: Word[] }, below?: { words: Word[] }): Checked[] {
  const text = textOf(words);
  const mayNameFirm = firmSign.test(text);
  const checked: Checked[] = [];
  let [at, i] = [0, 0];
  for (const match of allMatches(plainWord, text)) {
    const [printed] = match;
    const word = printed.toLowerCase();
    // The word of the page that holds this one.
    for (; at + itemAt(words, i).text.length <= match.index; i++) at += itemAt(words, i).text.length + 1;
    const opens = () =>
      !/\p{L}/u.test(text.slice(0, match.index)) && /^ \p{Ll}/u.test(text.slice(match.index + printed.length));
    const shape = shapeOf(printed, opens);
    // “builded” is a wrong form, of which another rule tells.
    if (!shape || !/^[a-z]+$/.test(word) || rightPastOf(word)) continue;
    const [before, own, next] = [words[i - 1], itemAt(words, i), words[i + 1]];
    if (own.broken || own.raw !== undefined || own.spaced) continue;
    if (before?.broken || before?.text.endsWith('-')) continue;
    if (isBegunLarge(own, before) || isCut(own, next) || (!next && isTorn(own, below?.words[0]))) continue;
    if (mayNameFirm && !misspellings.has(word) && firmEnding.test(text.slice(match.index + printed.length))) continue;
    const from = match.index - at;
    const isOne = /(?:^|\s)an?(?: \p{Ll}+)? $/u.test(text.slice(0, match.index));
    const doubt = opensForeignName(words, i) ? 'name' : isClosedOnPage(own, before, next) ? 'blank' : undefined;
    checked.push({ word, printed: own, from, to: from + printed.length, shape, isOne, doubt });
  }
  return checked;
}

function shapeOf(printed: string, opens: () => boolean): Shape | undefined {
  if (/^\p{Ll}+$/u.test(printed)) return 'small';
  if (/^\p{Lu}\p{Ll}+$/u.test(printed)) return opens() ? 'first' : 'capital';
  return /^\p{Lu}+$/u.test(printed) ? 'capitals' : undefined;
}

const placeOf = ({ printed, from, to }: Checked): Word[] => [
  from === 0 && to === printed.text.length ? printed : cutWord(printed, from, to),
];

const rightOf = {
  small: remembered((word) => rightInShape(word, 'small')),
  first: remembered((word) => rightInShape(word, 'first')),
  capital: remembered((word) => rightInShape(word, 'capital')),
};

/** What a word that is in no dictionary was meant to be. */
const rightSpelling = ({ word, shape }: Checked): string | undefined =>
  rightOf[shape === 'capitals' ? 'capital' : shape](word);

function rightInShape(word: string, shape: Exclude<Shape, 'capitals'>): string | undefined {
  const listed = misspellings.get(word);
  if (listed) return listed;
  if (word.length < shortest) return undefined;
  if (shape === 'capital') return nameMeant(word);
  const heard = sameSound(word);
  if (heard) return heard;
  const parted = shape === 'small' ? partedWords(word) : undefined;
  // "innumerous" is made with a prefix that is a word, too.
  if (parted && /^(?:in|un|im|dis|re) /.test(parted)) return undefined;
  if (parted && !isSlip(word)) return isClosedByFont(parted) ? undefined : parted;
  if (shape === 'first' && word.length < 6) return undefined;
  const meant = correctionOf(word, shape === 'first' ? isLikelyFirst : undefined);
  const right = meant?.word ?? (shape === 'first' ? nameMeant(word) : undefined);
  if (right === undefined || right === `${word}s` || `${right}s` === word) return undefined;
  if (isMadeByTrade(word, right) || lacksFirst(word)) return undefined;
  if (word.endsWith('a') && /(?:um|on)$/.test(right)) return undefined;
  return meant?.slips === 2 && !meant.sure ? undefined : right;
}

/** Whether only the first letter fails, as in text that is drawn twice: "onstruction". Then nobody sees a slip. */
const lacksFirst = (word: string) =>
  word.length >= 7 && [...'abcdefghijklmnopqrstuvwxyz'].some((letter) => frequencyOf(letter + word) >= 4);

/** A line opens with a verb; one that is rare beside a word with a capital leaves the word a name. */
const isLikelyFirst = (word: string): boolean => isForm(word) && (word.length > 6 || frequencyOf(word) >= 5);

/** Endings that sound alike, of which another one makes a word: "transmition", "distributer". */
function sameSound(word: string): string | undefined {
  const [, stem, ending] = word.match(/^(\p{L}{4,}?)(ssion|sion|tion|cian|er)$/u) ?? [];
  if (stem === undefined) return undefined;
  return (ending === 'er' ? ['or', 'ar'] : ['ssion', 'sion', 'tion'])
    .map((other) => stem + other)
    .find((other) => other !== stem + ending && isKnownWord(other));
}

/** Whether one wrong or forgotten letter explains a word that two words make, too: "towords", "meetin". */
function isSlip(word: string): boolean {
  const meant = correctionOf(word, undefined, 1)?.word;
  return meant !== undefined && meant.length >= word.length && frequencyOf(meant) >= 4;
}

/** Words with a capital anywhere in the document; with an @ those of the person's own name and addresses. */
function capitalisedWords(resume: Resume): Set<string> {
  const text = textOf(resume.pages.flatMap((page) => page.words));
  const { email, name, links } = resume.profile;
  const printed = [email?.text, name?.text, ...links.map(({ url }) => url)].join(' ');
  const own = printed.toLowerCase().split(/[^a-z]+/);
  return new Set([
    ...(text.match(/\p{Lu}\p{L}+/gu) ?? []).map((word) => word.toLowerCase()),
    ...own,
    ...own.map((word) => `@${word}`),
  ]);
}

const titleWordMeant = remembered((word) => fixedWordMeant(word) ?? correctionOf(word)?.word);

/** Section titles are a closed list, so a misspelling in one is certain even in capitals. */
function* misspeltTitle({ words, text, size, mark }: Row, bodySize: number): Generator<RuleFinding> {
  if (mark || words.length > 4 || /[\d@.,]/.test(text) || namesFirm.test(text)) return;
  if (size < bodySize * 1.06 && !words.every((word) => word.bold) && text !== text.toUpperCase()) return;
  // A title has no word made of parts: "Interships".
  const mayBeMade = (lower: string) => isKnownWord(lower) || tradeWords.has(lower) || kindOfTitle(text) === undefined;
  for (const [i, word] of words.entries()) {
    if (isBegunLarge(word, words[i - 1]) || opensForeignName(words, i)) continue;
    const lower = word.text.toLowerCase().replace(/:$/, '');
    if (lower.length < 6 || word.spaced || !/^[a-z]+$/.test(lower)) continue;
    if (isAccepted(lower) && mayBeMade(lower)) continue;
    if (foreignTitleVocabulary.has(lower)) continue;
    // Of two near words the one that titles have was meant: "Personel details".
    const right = titleWordMeant(lower);
    if (right === undefined || lower === `${right}s`) continue;
    // "Programe" is no plural.
    const isPlural = right.length !== lower.length || right.at(-1) === lower.at(-1);
    const forms = isPlural ? singularsOf(right) : [right];
    if (forms.some((form) => titleWords.has(form))) yield finding([word], right);
  }
}
