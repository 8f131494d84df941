import type { Token } from '../text/tokens.ts';

/** Whether the noun comes again and describes what is counted: "90 first form to sixth form pupils". */
export function isNamedAgain(tokens: readonly Token[], at: number): boolean {
  const again = tokens.findIndex(({ lower }, k) => k > at && k <= at + 3 && lower === tokens[at]?.lower);
  const counted = again < 0 ? undefined : tokens[again + 1];
  return counted?.before === ' ' && /^\p{Ll}{2,}s$/u.test(counted.text);
}
