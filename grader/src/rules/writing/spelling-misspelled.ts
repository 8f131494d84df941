import { isAccepted } from '../../model/language/spelling/accepted-word.ts';
import { fixedWordMeant, placeMeant } from '../../model/language/spelling/fixed-word.ts';
import { lostLigature } from '../../model/language/spelling/lost-ligature.ts';
import { rightSpelling } from '../../model/language/spelling/right-spelling.ts';
import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import { titleSlips } from '../../model/language/spelling/title-slips.ts';
import { frequencyOf } from '../../model/language/spelling/word-counts.ts';
import {
  type Checked,
  doubtAbout,
  isOne,
  placeOf,
  wordsToCheck,
} from '../../model/language/spelling/words-to-check.ts';
import type { Word } from '../../model/page.ts';
import type { Resume, Row } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { otherRowsOf } from '../../model/text/other-rows.ts';
import { textOf } from '../../model/text/text.ts';
import { linesOf, plainRowsOf } from '../../model/text/written-lines.ts';
import { misspellings } from '../../words/spelling/misspellings.ts';

/** From so many unknown words on, a line is in another language, a formula or a list of names. */
const strangeWords = 3;
const strangeShare = 0.25;
/** So many of them are near no common word. */
const strangeUnknown = 2;

/** A word that is written so often is a term or a name. */
const usesOfTerm = 3;

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
    for (const row of resume.rows)
      for (const { at, right } of titleSlips(row, resume.bodySize)) found.push(finding([at], right));
    const names = capitalisedWords(resume);
    const uses = new Map<string, number>();
    const others = otherRowsOf(resume);
    const firms = new Set(
      resume.sections.flatMap(({ kind, entries }) =>
        kind === 'publications' ? [] : entries.flatMap((one) => one.organisation?.words ?? []),
      ),
    );
    const lines = [
      ...[...linesOf(resume), ...plainRowsOf(resume)].map((line, i, all) => wordsToCheck(line, all[i + 1])),
      ...others.map((row, i) => wordsToCheck(row, others[i + 1]).filter((suspect) => !mayBeName(suspect, firms))),
    ];
    for (const { word } of lines.flat()) uses.set(word, (uses.get(word) ?? 0) + 1);
    for (const line of lines) {
      const suspects = line.filter(({ word }) => misspellings.has(word) || !isAccepted(word));
      const isStrange = suspects.length >= strangeWords && suspects.length > line.length * strangeShare;
      const isOther =
        isStrange && suspects.filter((suspect) => rightSpelling(suspect) === undefined).length >= strangeUnknown;
      for (const suspect of isOther ? suspects.filter(({ word }) => fixedWordMeant(word) !== undefined) : suspects) {
        const { word, shape } = suspect;
        const right = rightSpelling(suspect);
        const isName = shape === 'small' ? names.has(word) : names.has(`@${word}`);
        const isTerm = !isSure(word) && (isName || (uses.get(word) ?? 0) >= usesOfTerm);
        if (right === undefined || isTerm || lostLigature(suspect, right, resume)) continue;
        const doubt = doubtAbout(suspect);
        if (doubt === 'name' || (doubt === 'blank' && right.includes(' '))) continue;
        found.push(finding(placeOf(suspect), isOne(suspect) ? oneOf(right) : right));
      }
    }
    const known = new Set(found.map(({ text }) => text.toLowerCase()));
    for (const row of resume.rows)
      for (const slip of misspeltFixed(row, names)) if (!known.has(slip.text.toLowerCase())) found.push(slip);
    yield* oneOfEach(found);
  },
};

/** A rarer word than this was not meant where names and terms stand. */
const frequent = 3;
const shortestTerm = 7;

/** Whether a word outside running text may be part of the name of a firm, or a term: "antennal". */
function mayBeName(suspect: Checked, firms: ReadonlySet<Word>): boolean {
  const { word, shape, printed } = suspect;
  if (shape === 'capital' || shape === 'capitals') return firms.has(printed);
  const right = isAccepted(word) ? undefined : rightSpelling(suspect);
  if (right === undefined || isSure(word)) return false;
  if (right.includes(' ')) return false;
  return word.length < shortestTerm || frequencyOf(right) < frequent || right.at(-1) !== word.at(-1);
}

/** What somebody writes wrong throughout is no term where it is a usual slip, or one of a word that titles have. */
const isSure = (word: string) => misspellings.has(word) || fixedWordMeant(word) !== undefined;

/** The only words that `fixedWordMeant` and `placeMeant` may know, where no dictionary has them. */
const longWithCapital = /\p{Lu}\p{L}{5}/u;
const isUnknown = (text: string) =>
  text
    .toLowerCase()
    .match(/[a-z]{6,}/g)
    ?.some((word) => !isKnownWord(word));

/** A word with a capital that is a slip of one of titles, labels and names of schools: "Univercity", "Qualifcation". */
function* misspeltFixed(row: Row, names: ReadonlySet<string>): Generator<RuleFinding> {
  if (!row.words.some(({ text }) => longWithCapital.test(text) && isUnknown(text))) return;
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
