import { isAccepted } from '../../model/language/spelling/accepted-word.ts';
import { correctionOf } from '../../model/language/spelling/correction.ts';
import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import { isFullRow } from '../../model/layout/full-row.ts';
import { rowsBelow } from '../../model/layout/rows-below.ts';
import type { Word } from '../../model/page.ts';
import type { Bullet, Resume, Row } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { hasInnerSign } from '../../model/text/inner-sign.ts';
import { textOfLine } from '../../model/text/line-text.ts';
import { spansLines } from '../../model/text/spans-lines.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { linesOf } from '../../model/text/written-lines.ts';
import { endsAbbreviated } from '../../words/abbreviations.ts';
import type { SpacingSlip } from '../../words/slips/spacing/spacing-slip.ts';
import { groupsOfSlips } from '../../words/slips/spacing/spacing-slips.ts';
import { misspellings } from '../../words/spelling/misspellings.ts';

const title = 'Fix punctuation and spaces';
/** Parts of the type size: a smaller gap is no blank, within one type and between two. */
const gapOfBlank = 0.15;
const otherTypeGap = 0.2;
/** A wider gap parts two things of one line, also in justified text. */
const widestBlank = 1;
/** A stretch of letters that is no word, but a line whose blanks are lost: one more would not mend it. */
const wordsRunTogether = /\p{L}{24}/u;
/** So many gaps of one kind come from the layout program, not from the writer. */
const habit = 6;
/** From so many lines on, a comma at the end parts the items of a list. */
const fewestItems = 3;
/** So many rows may stand between two halves of an item, those of the items beside it. */
const rowsBehind = 3;
/** From so many missing spaces on, the fonts of the document draw narrow ones that nobody can measure. */
const narrowSpaces = 15;

/** Spaces and stops where they do not belong. */
export const grammarPunctuationSpacing: Rule = {
  name: 'grammar-punctuation-spacing',
  group: 'writing.grammar',
  severity: 'minor',
  cost: { kind: 'count', weight: 2.2, max: 12, per: 'document' },
  habit: true,
  about: {
    title: 'Punctuation and spaces are in place',
    finds: 'Blanks before commas, double marks, brackets that do not close.',
    why: 'Clean punctuation is a line of its own in scored rubrics.',
  },
  inVitae: false,

  *check(resume) {
    const lines = linesOf(resume).filter((line) => !hasInnerSign(textOfLine(line)));
    const aligned = alignedMarks(resume.rows);
    for (const { slips, needs } of groupsOfSlips) {
      const some = lines.filter((line) => needs.test(textOfLine(line)));
      for (const slip of slips) {
        const found = some.flatMap((line) => (slip.needs.test(textOfLine(line)) ? slipsIn(line, slip, aligned) : []));
        if (!slip.lone || found.length < narrowSpaces) yield* found.filter((one) => !keepsSlip(one.text));
      }
    }
    yield* openEnds(resume, lines);
    const whole = resume.rows.map((row) => row.text).join(' ');
    if (count(whole, '(') === count(whole, ')')) return;
    const open = lines
      .filter((line) => !isClosedNearby(line, resume.rows))
      .flatMap((line) => [...openParenthesis(line)]);
    if (open.length < habit) yield* open;
  },
};

/**
 * A line that ends with a comma, where nothing goes on: it is the last of its section, or the next one has a sign of its
 * own. Where many do, that is how the list is written.
 */
function openEnds({ sections, rows: all }: Resume, lines: readonly Bullet[]): RuleFinding[] {
  const rows = sections.flatMap((section) => section.rows.map((row, i) => [row, section.rows[i + 1]] as const));
  const below = new Map(rows);
  const found = lines.flatMap((line) => {
    const text = textOfLine(line);
    const last = line.rows.at(-1);
    if (last === undefined || !text.endsWith(',')) return [];
    if (isOpenBracket(text) || isFull(last, all)) return [];
    const next = below.get(last);
    if (next !== undefined && !(line.mark && next.mark)) return [];
    const behind = rowsBelow(last, all, rowsBehind);
    // What goes on in small letters may have been read into another section.
    if (next === undefined && /^\p{Ll}/u.test(behind[0]?.text ?? '')) return [];
    // In columns of short items the rest of one may be the row of another: "and lamps".
    if (behind.some(({ text: row }) => /^(?:and|or|&) /.test(row))) return [];
    // Of a blank before the comma another check tells; behind a small word the sentence itself is cut off.
    const [printed = ''] = /(?<=^| )[^ ]*[^ ,],$/.exec(text) ?? [];
    if (!/\p{L}|\)/u.test(printed) || unfinished.test(printed)) return [];
    return [finding(printed, printed.slice(0, -1), cutBetween(line.words, text.length - printed.length, text.length))];
  });
  return found.length < fewestItems ? found : [];
}

/** Whether a bracket is open at the end of a text: its list goes on in what was read as something else. */
const isOpenBracket = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')');

/** A row that leaves less of the width free is full: what goes on below it may stand beside a label in the margin. */
const freeInFull = 0.12;

const isFull = (row: Row, all: readonly Row[]): boolean =>
  isFullRow(
    row,
    all.filter(({ page, column }) => page === row.page && column === row.column),
    freeInFull,
  );

const unfinished =
  /^(?:in|on|at|of|to|for|from|with|by|and|or|as|the|an?|is|are|was|were|which|that|like|e\.g|i\.e),$/i;

/** Words that run together, "ofTechnology", or a word that is misspelt: a better text that keeps them is none. */
const keepsSlip = (text: string): boolean =>
  text.split(/[^\p{L}\d]+/u).some((word) => isGlued(word) || (/^(?:\p{Ll}+|\p{Lu}+)$/u.test(word) && isMisspelt(word)));

function isGlued(word: string): boolean {
  const [, second = ''] = /^\p{L}\p{Ll}+(\p{Lu}\p{Ll}{2,})$/u.exec(word) ?? [];
  return isKnownWord(second.toLowerCase()) && !isAccepted(word.toLowerCase());
}

function isMisspelt(printed: string): boolean {
  const word = printed.toLowerCase();
  if (word.length <= 4 || isAccepted(word)) return false;
  return misspellings.has(word) || correctionOf(word, undefined, 1) !== undefined;
}

/** The left edges of marks that stand below one another, as in a list of labels: their space is a tab. */
function alignedMarks(rows: readonly Row[]): ReadonlySet<number> {
  const marks = rows.flatMap((row) => row.words.filter(({ text }) => /^[:;,]$/.test(text)));
  const edges = Map.groupBy(marks, ({ text }) => text)
    .values()
    .flatMap((same) => same.map(({ x0 }) => Math.round(x0)).filter((x, _, all) => timesNear(all, x) >= 3));
  return new Set(edges);
}

const timesNear = (edges: readonly number[], x: number) => edges.filter((other) => Math.abs(other - x) <= 1).length;

function slipsIn(line: Bullet, slip: SpacingSlip, aligned: ReadonlySet<number>): RuleFinding[] {
  const { pattern, mend, lone, known, strange } = slip;
  const text = textOfLine(line);
  return allMatches(pattern, text).flatMap((match) => {
    const [found] = match;
    const end = match.index + found.length;
    const around = text.slice(text.lastIndexOf(' ', match.index) + 1, `${text} `.indexOf(' ', end));
    if (wordsRunTogether.test(around) || /^https? :/i.test(found) || endsAddress(around)) return [];
    if (lone && /[@/:\\<>=#_]|www|\.(?:com|org|net|io|edu|gov|js|py)\b/i.test(around)) return [];
    if (
      known &&
      endsInName.test(text.slice(0, match.index)) &&
      !isKnownWord(/^\p{L}+/u.exec(found)?.[0].toLowerCase() ?? '')
    )
      return [];
    if (strange && isKnownWord(/\p{L}+$/u.exec(found)?.[0].toLowerCase() ?? '')) return [];
    // The sign that a page of the web is written with: “&amp;”.
    if (text[end] === ';' && /&\p{Ll}+$/u.test(found)) return [];
    if (runsOn.test(text.slice(match.index, end + longestOpener))) return [];
    const stop = found.search(/\. \p{Ll}|\.,/u);
    if (stop >= 0 && endsAbbreviated(text.slice(0, match.index + stop))) return [];
    if (/\. \p{Ll}/u.test(found) && !isKnownWord(found.split('.')[0]?.toLowerCase() ?? '')) return [];
    const at = cutBetween(line.words, match.index, end);
    // The break of a line is no blank.
    if (/\/ /.test(found) && spansLines(at)) return [];
    return isLaidOut(at, found, aligned) ? [] : [finding(found, mend(found), at)];
  });
}

/** A word with a capital that is no legal form, behind which a place stands by itself: "Harbor Ltd. Vale Pune". */
const endsInName = /(?:^| )(?!(?:Ltd|Limited|Inc) )\p{Lu}\p{Ll}+ $/u;

/** A comma before a new sentence, where a stop is missing rather than a blank: "in the north ,My yard". */
const longestOpener = 6;
const runsOn = /^[^,]*(?: ,\s?|,)(?:My|I|The|This|It|We|He|She|They|These|There|Now)(?!\p{L})/u;

/** Whether an address ends in the slash, so that the blank behind it parts two things. */
const endsAddress = (around: string) => /^\S*(?::\/\/|www\.|\.(?:com|org|net|io|app|dev)\/)\S*(?<=\/) /i.test(around);

/** Whether a gap before a mark was not typed: kerning, a tab, or the break of a line. */
function isLaidOut(at: readonly Word[], found: string, aligned: ReadonlySet<number>): boolean {
  // An employer and its town at the other end of the line.
  const isName = /^[^,;:/()]+ \p{Lu}[^,;:/()]+$/u.test(found);
  if (isName && at.some((word, i) => word.x0 - (at[i - 1]?.x1 ?? word.x0) > widestBlank * word.size)) return true;
  const [before, mark] = at.slice(-2);
  // A hyphen at the end of a row parts a word; within the row it was typed.
  if (before && mark && /- |\s-/.test(found)) return Math.abs(mark.base - before.base) > 1 || mark.x0 < before.x1;
  if (before && mark && /^[(“] /.test(found)) return isKerned(at[0] ?? before, at[1] ?? mark);
  if (!before || !mark || !/ [,;.:)”%]$/.test(found)) return false;
  const gap = mark.x0 - before.x1;
  const isAligned = aligned.has(Math.round(mark.x0));
  // A lone dot far behind a word is the sign of a list beside this one.
  if (mark.text === '.' && gap > mark.size) return true;
  if (mark.text.startsWith(':') ? isAligned || gap > 0.6 * mark.size : isAligned && gap > 0.45 * mark.size) return true;
  return isKerned(before, mark);
}

/** Whether a gap is no typed blank; where the type changes, a sign has the width that the other type leaves it. */
function isKerned(before: Word, after: Word): boolean {
  const isOtherType = before.font !== after.font || before.bold !== after.bold || before.italic !== after.italic;
  return (
    Math.abs(after.base - before.base) > 1 ||
    after.x0 - before.x1 < (isOtherType ? otherTypeGap : gapOfBlank) * after.size
  );
}

function finding(found: string, right: string, at: Word[]): RuleFinding {
  return {
    title,
    advice: `“${found}” should be “${right}”.`,
    text: found,
    at,
    rewrite: right,
  };
}

function* openParenthesis({ words }: Bullet): Generator<RuleFinding> {
  const text = textOf(words);
  let open = -1;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') {
      if (open >= 0) return;
      open = i;
    }
    if (text[i] === ')') {
      // A line that begins small goes on from another, where the bracket may open.
      if (open < 0 && !/^\p{Ll}/u.test(text) && !/(?:^|\s)\w{1,2}$/.test(text.slice(0, i))) {
        const found = text.slice(text.lastIndexOf(' ', i) + 1, i + 1);
        yield {
          title,
          text: found,
          at: cutBetween(words, i + 1 - found.length, i + 1),
          advice: `The bracket after “${found.slice(0, -1)}” is never opened. Add “(” or delete it.`,
        };
      }
      open = -1;
    }
  }
  if (open < 0) return;
  const found = text.slice(open).split(' ')[0] ?? '(';
  yield {
    ...finding(found, `${found}…)`, cutBetween(words, open, open + found.length)),
    advice: `The bracket at “${found}” is never closed. Add “)” or delete it.`,
  };
}

/** Whether the partner of a bracket stands in one of the rows around, where reading took a sentence apart. */
function isClosedNearby(line: Bullet, rows: readonly Row[]): boolean {
  const [first, last] = [line.rows[0], line.rows.at(-1)];
  if (!first || !last) return false;
  const [from, to] = [rows.indexOf(first), rows.indexOf(last)];
  const textIn = (start: number, end: number) =>
    rows
      .slice(Math.max(0, start), end)
      .map((row) => row.text)
      .join(' ');
  const own = textOfLine(line);
  if (count(own, '(') > count(own, ')')) return /^[^(]*\)/.test(textIn(to + 1, to + 4));
  return /\([^)]*$/.test(textIn(from - 3, from));
}

const count = (text: string, mark: string) => text.split(mark).length - 1;
