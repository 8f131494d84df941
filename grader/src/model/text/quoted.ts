/** What is longer is a whole text in quotation marks, and no name in one. */
const longestName = 120;

/** Whether a place of a text lies between quotation marks: in the name of a talk, an article or an award. */
export function isInQuotes(text: string, at: number): boolean {
  const [before, behind] = [text.slice(Math.max(0, at - longestName), at), text.slice(at, at + longestName)];
  const isCurly = /[“„][^”]*$/.test(before) && /^[^“„]*”/.test(behind);
  const straight = text.slice(0, at).match(/(?<!\d)"/g)?.length ?? 0;
  return isCurly || (straight % 2 === 1 && before.includes('"') && behind.includes('"'));
}
