/** The words of a line in small letters, each between blanks, so that a word can be looked up with its blanks. */
export const foldedWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()} `;

/** Beginnings of words, ` word` or ` word `, of which a line must hold one of each list for a pattern to match. */
type Needs = { own: readonly string[]; before?: readonly string[] };

/**
 * What `foldedWords` of a line must hold for the group `w` of a pattern, and for the words before it, to match there.
 * Undefined where the pattern does not tell. It saves most lines from most patterns.
 */
export function neededWords(pattern: string): Needs | undefined {
  const open = pattern.indexOf('(?<w>');
  // After an optional part the group begins inside a word.
  if (open < 0 || pattern[open - 1] === '?') return undefined;
  const own = alternativesOf(groupAt(pattern, open + '(?<w>'.length)).flatMap(startsOf);
  if (own.some((start) => start.length < 2)) return undefined;
  const before =
    pattern[open - 1] === ' ' && !/[([]\?<?[!=]/.test(pattern.slice(0, open)) ? startsOf(pattern.slice(0, open)) : [''];
  return before.every((start) => start.length > 2) ? { own, before } : { own };
}

/** A slip that can stand only in lines with certain words; see `neededWords`. */
type Slip = { needs: Needs | undefined };

/** So many first letters of a longer word lead to the slips that need it. */
const keyLength = 3;
const keyOf = (start: string) => (start.endsWith(' ') ? start.trim() : start.trim().slice(0, keyLength));

/** Finds those slips that the words of a line, as `foldedWords` gives them, allow: few of many, in their order. */
export function slipsByWord<T extends Slip>(slips: readonly T[]): (folded: string) => T[] {
  const always = slips.filter(({ needs }) => needs === undefined);
  const byKey = Map.groupBy(
    slips.flatMap((slip) => (slip.needs?.own ?? []).map((start) => ({ slip, start }))),
    ({ start }) => keyOf(start),
  );
  const order = new Map(slips.map((slip, i) => [slip, i]));
  return (folded) => {
    const allowed = new Set(always);
    const allow = (key: string) => {
      for (const { slip, start } of byKey.get(key) ?? [])
        if (!allowed.has(slip) && folded.includes(start) && holdsOne(folded, slip.needs?.before)) allowed.add(slip);
    };
    for (const word of folded.split(' ')) {
      allow(word);
      if (word.length > keyLength) allow(word.slice(0, keyLength));
    }
    return allowed.size === 1 ? [...allowed] : [...allowed].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  };
}

const holdsOne = (folded: string, starts: readonly string[] | undefined): boolean =>
  starts === undefined || starts.some((start) => folded.includes(start));

/** The forms in which an alternative begins: ` word ` where it is nothing else, ` word` where more may follow. */
function startsOf(alternative: string): string[] {
  if (alternative.startsWith('(?:')) {
    const group = groupAt(alternative, '(?:'.length);
    const rest = alternative.slice(group.length + '(?:)'.length);
    return /^(?: |$)/.test(rest) ? alternativesOf(group).flatMap(startsOf) : [''];
  }
  const [letters = ''] = /^[a-z]+/i.exec(alternative) ?? [];
  const rest = alternative.slice(letters.length);
  const word = ` ${letters.toLowerCase()}`;
  if (rest === '' || rest.startsWith(' ') || rest.startsWith('[’')) return [`${word} `];
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
