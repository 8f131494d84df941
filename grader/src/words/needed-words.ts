/** The words of a line in small letters, each between blanks, so that a word can be looked up with its blanks. */
export const foldedWords = (text: string): string => ` ${text.toLowerCase().replace(/[^a-z]+/g, ' ')} `;

/**
 * What `foldedWords` of a line must hold, in one of these forms, for the group `w` of a pattern to match there.
 * Undefined where the pattern does not tell. It saves most lines from most patterns.
 */
export function neededWords(pattern: string): readonly string[] | undefined {
  const open = pattern.indexOf('(?<w>');
  // After an optional part the group begins inside a word.
  if (open < 0 || pattern[open - 1] === '?') return undefined;
  const needed = alternativesOf(groupAt(pattern, open + '(?<w>'.length)).flatMap(startsOf);
  return needed.every((start) => start.length > 1) ? needed : undefined;
}

/** A slip that can stand only in lines with certain words; see `neededWords`. */
type Slip = { needs: readonly string[] | undefined };

/** So many first letters of a word lead to the slips that need it. */
const keyLength = 3;

/** Finds those slips that the words of a line, as `foldedWords` gives them, allow: few of many, in their order. */
export function slipsByWord<T extends Slip>(slips: readonly T[]): (folded: string) => T[] {
  const always = [...slips.keys()].filter((i) => slips[i]?.needs === undefined);
  const byKey = new Map<string, { i: number; start: string }[]>();
  slips.forEach(({ needs = [] }, i) => {
    for (const start of needs) {
      const key = start.trim().slice(0, keyLength);
      byKey.set(key, [...(byKey.get(key) ?? []), { i, start }]);
    }
  });
  return (folded) => {
    const allowed = new Set(always);
    for (const word of folded.split(' '))
      for (const length of [1, 2, keyLength])
        if (word.length >= length)
          for (const { i, start } of byKey.get(word.slice(0, length)) ?? []) if (folded.includes(start)) allowed.add(i);
    return [...allowed].sort((a, b) => a - b).flatMap((i) => slips[i] ?? []);
  };
}

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
  if (rest === '' || rest.startsWith(' ')) return [`${word} `];
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
