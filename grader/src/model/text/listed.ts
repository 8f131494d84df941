/** Words as a sentence lists them: "fonts, sizes and titles". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Quotations as a sentence lists them: “A”, “B” and “C”. */
export const listedInMarks = (names: readonly string[]): string => listed(names.map((name) => `“${name}”`));
