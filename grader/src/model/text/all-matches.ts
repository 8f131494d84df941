const lastOfOneUnit = 0xffff;

/**
 * All matches of a pattern with the flag `g`, from the left. `matchAll` does the same with a copy of the pattern, which
 * it makes at every call: for a long pattern that takes many times as long as to match a line.
 */
export function allMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  if (!pattern.global) throw new TypeError(`This pattern finds one place alone: ${pattern}`);
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(pattern.lastIndex) ?? 0) > lastOfOneUnit ? 2 : 1;
  }
  return found;
}
