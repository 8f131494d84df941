/** A sign of a list with a word behind it, in the middle of a text. */
const innerSign = /\s(?:[•●▪■◦○➢➤❖✓✔]|\p{Co})\s?\p{L}/u;

/** Whether a sign of a list stands inside a line: two lists beside each other were read as one. */
export const hasInnerSign = (text: string): boolean => innerSign.test(text);
