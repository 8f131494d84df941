import { ofTexts, remembered } from './remembered.ts';

/** The words of a line in small letters, each between blanks, so that a word can be looked up with its blanks. */
export const foldedWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()} `;

/** The words of a line: as one text, and apart, each once, without and with the beginnings of the longer ones. */
export type Folded = { text: string; words: readonly string[]; keys: readonly string[] };

/** So many first letters of a longer word lead to the slips that need it. */
const keyLength = 3;

/** The words of a text, ready for `slipsByWord`. */
export const foldText = remembered((printed: string): Folded => {
  const text = foldedWords(printed);
  const words = new Set(text.split(' '));
  words.delete('');
  const keys = new Set(words);
  for (const word of words) if (word.length > keyLength) keys.add(word.slice(0, keyLength));
  return { text, words: [...words], keys: [...keys] };
}, ofTexts);

/** Lists of beginnings of words, ` word` or ` word `: a line must hold one of each list for a pattern to match. */
export type Needs = readonly (readonly string[])[];

/**
 * What `foldedWords` of a line must hold for the group `w` of a pattern, for the words before it, and for what the
 * author of the pattern tells besides, to match there; the rarest first. Undefined where nothing is told. It saves most
 * lines from most patterns.
 */
export function neededWords(pattern: string, besides?: readonly string[]): Needs | undefined {
  const open = pattern.indexOf('(?<w>');
  const lead = open < 0 ? '' : pattern.slice(0, open);
  // After an optional part without a blank the group begins inside a word.
  const isApart = open >= 0 && (!lead.endsWith('?') || endsWithBlank(lead));
  const own = isApart ? alternativesOf(groupAt(pattern, open + '(?<w>'.length)).flatMap(startsOf) : [];
  const before = isApart && /[ ?]$/.test(lead) && !/[([]\?<?[!=]/.test(lead) ? startsOf(lead) : [];
  const told = [own, before, besides ?? []].filter(
    (starts) => starts.length > 0 && starts.every((start) => start.length > 2),
  );
  return told.length === 0 ? undefined : told.toSorted((a, b) => shortestOf(b) - shortestOf(a));
}

const shortestOf = (starts: readonly string[]) => Math.min(...starts.map((start) => start.length));

/** Whether an optional group at the end of a pattern ends with a blank in each of its forms: `(?:the |an? )?`. */
function endsWithBlank(lead: string): boolean {
  const [, group = ''] = /\(\?:([^()]*)\)\?$/.exec(lead) ?? [];
  return group !== '' && group.split('|').every((part) => part.endsWith(' '));
}

/** A slip that can stand only in lines with certain words; see `neededWords`. */
type Slip = { needs: Needs | undefined };

const isWhole = (start: string) => start.endsWith(' ');
const keyOf = (start: string) => (isWhole(start) ? start.trim() : start.trim().slice(0, keyLength));

/** Whether a line holds one of some beginnings of words. Whole words are looked up: there may be hundreds of them. */
function holdsOneOf(starts: readonly string[]): (line: Folded) => boolean {
  const whole = new Set(starts.filter(isWhole).map((start) => start.trim()));
  const begun = starts.filter((start) => !isWhole(start));
  return ({ text, words }) => words.some((word) => whole.has(word)) || begun.some((start) => text.includes(start));
}

/** Finds those slips that the words of a line, as `foldText` gives them, allow: few of many, in their order. */
export function slipsByWord<T extends Slip>(slips: readonly T[]): (folded: Folded) => readonly T[] {
  const ordered = slips.map((slip, order) => ({ slip, order }));
  const always = ordered.filter(({ slip }) => slip.needs === undefined);
  const alone = always.map(({ slip }) => slip);
  const byKey = Map.groupBy(
    ordered.flatMap((entry) => {
      const [starts = [], ...rest] = entry.slip.needs ?? [];
      const others = rest.map(holdsOneOf);
      return starts.map((start) => ({ entry, start, others }));
    }),
    ({ start }) => keyOf(start),
  );
  return (line) => {
    const allowed = new Set(always);
    for (const key of line.keys) {
      const begun = byKey.get(key);
      if (begun === undefined) continue;
      for (const { entry, start, others } of begun)
        if (line.text.includes(start) && others.every((holds) => holds(line))) allowed.add(entry);
    }
    if (allowed.size === always.length) return alone;
    return [...allowed].sort((one, other) => one.order - other.order).map(({ slip }) => slip);
  };
}

/** The forms in which an alternative begins: ` word ` where it is nothing else, ` word` where more may follow. */
function startsOf(alternative: string): string[] {
  if (alternative.startsWith('(?:')) {
    const group = groupAt(alternative, '(?:'.length);
    const rest = alternative.slice(`(?:${group})`.length);
    const starts = alternativesOf(group).flatMap(startsOf);
    if (/^(?:,\?)?(?: |$)/.test(rest)) return starts;
    return starts.map((start) => (/^[?*{]/.test(rest) || start.trim().length < keyLength ? '' : start.trimEnd()));
  }
  const [letters = ''] = /^[a-z]+/i.exec(alternative) ?? [];
  const rest = alternative.slice(letters.length);
  const word = ` ${letters.toLowerCase()}`;
  if (letters !== '' && (rest === '' || rest.startsWith(' ') || rest.startsWith('[’'))) return [`${word} `];
  // A shorter beginning would be no key to longer words.
  if (letters.length < keyLength + (/^[?*{]/.test(rest) ? 1 : 0)) return [''];
  return [/^[?*{]/.test(rest) ? word.slice(0, -1) : word];
}

/** The text of a group up to its closing bracket. */
function groupAt(pattern: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; end < pattern.length; end++) {
    if (pattern[end] === '\\') end++;
    else if (pattern[end] === '(') depth++;
    else if (pattern[end] === ')' && --depth === 0) break;
  }
  return pattern.slice(start, end);
}

/** The parts of a pattern between the bars that stand in no group. */
function alternativesOf(pattern: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of pattern) {
    if (sign === '(' || sign === '[') depth++;
    if (sign === ')' || sign === ']') depth--;
    if (sign === '|' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${sign}`);
  }
  return parts;
}
