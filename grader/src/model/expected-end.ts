import type { Entry } from './resume.ts';

const expected = /\b(?:(?:expect|anticipat|estimat)\p{L}*|est\.(?= ?grad))/iu;

/** Whether the header of a study says that its end is still expected: "Expected May 2027", "Anticipated graduation". */
export const isExpected = ({ header }: Pick<Entry, 'header'>): boolean =>
  header.some(({ text }) => expected.test(text));
