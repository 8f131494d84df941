import { commonness, correctionOf, isKnownWord } from '../../model/language/spelling.ts';
import { isForm, pastOf } from '../../model/language/verb-forms.ts';
import type { Word } from '../../model/page.ts';
import type { Bullet, Resume, Row } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { cutBetween, textOf, wordsBetween } from '../../model/text/text.ts';
import { linesOf, plainRowsOf } from '../../model/text/written-lines.ts';
import { sectionTitles } from '../../words/section-titles.ts';
import { misspellings } from '../../words/spelling/misspellings.ts';

/** A word that is no part of an address, path, version or compound. */
const plainWord = /(?<![\p{L}\p{N}@#_/\\.'’“"&+-])\p{L}{4,}(?![\p{L}\p{N}@_/\\'’&+-]|\.\p{L})/gu;
const shortest = 5;
/** From so many unknown words on, a line is in another language, a formula or a list of names. */
const strangeWords = 3;
const strangeShare = 0.25;
const prefix =
  /^(?:re|un|non|pre|post|co|multi|sub|inter|intra|over|under|micro|macro|bio|geo|neuro|cardio|electro|hydro|psycho|socio|tele|cyber|nano|mega|ultra|super|semi|anti|auto|counter|cross|extra|hyper|infra|mid|photo|radio|thermo|trans|mis|fore|out|up|back)/;
const ending = /(?:s|es|ness|less|wise|like|able|ability|er|ers|ization|izations|isation|isations)$/;
const titleWords = new Set(
  Object.values(sectionTitles)
    .join('|')
    .split(/[|\s]+/),
);

/** A word that is in no dictionary and one edit away from a common one. Names and terms are left alone. */
export const spellingMisspelled: Rule = {
  name: 'spelling-misspelled',
  group: 'writing.grammar',
  severity: 'major',
  cost: { kind: 'count', weight: 9, max: 40, per: 'words' },
  about: {
    title: 'Words are spelled right',
    finds: 'Misspelled words. Names, brands and technical terms are left alone.',
    why: 'With 445 recruiters, two mistakes cost 7 points of interview chance and five cost 18.',
  },
  isPlainError: true,

  *check(resume) {
    for (const row of resume.rows) yield* misspeltTitle(row, resume.bodySize);
    const names = capitalisedWords(resume);
    const uses = new Map<string, number>();
    const lines = [...linesOf(resume), ...plainRowsOf(resume)].map((line) => wordsToCheck(line));
    for (const { word } of lines.flat()) uses.set(word, (uses.get(word) ?? 0) + 1);
    for (const line of lines) {
      const suspects = line.filter(({ word }) => misspellings.has(word) || !accepted(word));
      if (suspects.length >= strangeWords && suspects.length > line.length * strangeShare) continue;
      for (const { word, at, opens } of suspects) {
        const right = rightSpelling(word, opens);
        const isTerm = !misspellings.has(word) && ((!opens && names.has(word)) || (uses.get(word) ?? 0) >= 3);
        if (right !== undefined && !isTerm) yield finding(at, right);
      }
    }
  },
};

function finding(at: Word[], right: string): RuleFinding {
  const printed = at.map((word) => word.text).join('');
  const suggestion = /^\p{Lu}/u.test(printed) ? right.replace(/^./, (first) => first.toUpperCase()) : right;
  return {
    title: 'Check the spelling',
    advice: `“${printed}” looks misspelled. Did you mean “${suggestion}”?`,
    text: printed,
    at,
    rewrite: suggestion,
  };
}

type Checked = { word: string; at: Word[]; opens: boolean };

/** The lower-case words of a line and its first word, without words broken at a line end. */
function wordsToCheck({ words }: Bullet): Checked[] {
  const text = textOf(words);
  const checked: Checked[] = [];
  for (const match of text.matchAll(plainWord)) {
    const [printed] = match;
    const opens =
      !/\p{L}/u.test(text.slice(0, match.index)) && /^ \p{Ll}/u.test(text.slice(match.index + printed.length));
    const word = printed.toLowerCase();
    const lower = printed === word;
    if (!/^[a-z]+$/.test(word) || !(lower || (/^[A-Z][a-z]+$/.test(printed) && (opens || misspellings.has(word)))))
      continue;
    const at = cutBetween(words, match.index, match.index + printed.length);
    const [own] = wordsBetween(words, match.index, match.index + 1);
    const before = own && words[words.indexOf(own) - 1];
    if (at.some((piece) => piece.broken || piece.raw !== undefined) || before?.broken || before?.text.endsWith('-'))
      continue;
    checked.push({ word, at, opens: opens && !lower });
  }
  return checked;
}

function rightSpelling(word: string, opens: boolean): string | undefined {
  const listed = misspellings.get(word);
  if (listed) return listed;
  if (word.length < shortest) return undefined;
  const right = opens ? correctionOf(word, isForm) : correctionOf(word);
  if (right === undefined || right === `${word}s` || `${right}s` === word) return undefined;
  if (word.endsWith('a') && /(?:um|on)$/.test(right)) return undefined;
  return right;
}

/** Whether a word is known, or made of known parts as English makes words: "reprioritise", "cupholder". */
function accepted(word: string): boolean {
  if (isKnownWord(word) || isForm(word)) return true;
  // The regular past of an irregular verb is in use, too: "forecasted".
  const past = word.endsWith('ed') ? word.slice(0, -2) : '';
  if (isForm(past, 'base') && !pastOf(past).endsWith('ed')) return true;
  const stem = word.replace(prefix, '');
  if (stem !== word && stem.length >= 4 && isKnownWord(stem) && !isForm(correctionOf(word) ?? '')) return true;
  const short = word.replace(ending, '');
  if (short !== word && short.length >= 4 && (commonness(short) >= 2 || commonness(`${short}e`) >= 2)) return true;
  for (let i = 3; i <= word.length - 4; i++)
    if (commonness(word.slice(0, i)) >= (i === 3 ? 3 : 2) && commonness(word.slice(i)) >= 2) return true;
  return false;
}

function capitalisedWords(resume: Resume): Set<string> {
  const words = resume.pages.flatMap((page) => page.words).map((word) => word.text);
  const name = (resume.profile.email?.text ?? '').toLowerCase().split(/[^a-z]+/);
  return new Set([
    ...words.flatMap((text) => text.match(/\p{Lu}\p{L}+/gu) ?? []).map((text) => text.toLowerCase()),
    ...name,
  ]);
}

/** Section titles are a closed list, so a misspelling in one is certain even in capitals. */
function* misspeltTitle({ words, text, size, mark }: Row, bodySize: number): Generator<RuleFinding> {
  if (mark || words.length > 4 || /[\d@.,]/.test(text)) return;
  if (size < bodySize * 1.06 && !words.every((word) => word.bold) && text !== text.toUpperCase()) return;
  for (const word of words) {
    const lower = word.text.toLowerCase().replace(/:$/, '');
    if (lower.length < 6 || word.spaced || !/^[a-z]+$/.test(lower) || isKnownWord(lower)) continue;
    const right = correctionOf(lower);
    if (right !== undefined && titleWords.has(right)) yield finding([word], right);
  }
}
