import { expect, test } from 'vitest';
import { commaSlips } from './comma-slips.ts';
import { endingSlips } from './ending-slips.ts';

/** A text with all slips before an end or a place mended. */
const mended = (text: string) =>
  [...endingSlips, ...commaSlips].reduce(
    (mend, slip) => (slip.needs.test(mend) ? mend.replaceAll(slip.pattern, (found) => slip.mend(found)) : mend),
    text,
  );

test.each([
  ['Studied at Vale College. (Lamp Makers Hall)', 'Studied at Vale College (Lamp Makers Hall)'],
  ['Lit the lamps of the festival. (2014)', 'Lit the lamps of the festival (2014)'],
  ['Mended nine lamps. And sold sails', 'Mended nine lamps and sold sails'],
  ['Cut sails. As well as making masts', 'Cut sails as well as making masts'],
  ['Lamps known -: oil and gas', 'Lamps known: oil and gas'],
  ['Work (sails) : nine masts', 'Work (sails): nine masts'],
  ['Knows lamps :OIL and gas', 'Knows lamps: OIL and gas'],
  ['Read “Lamps of the sea" in Leeds', 'Read “Lamps of the sea” in Leeds'],
  ['S. S. C from Leeds', 'S.S.C. from Leeds'],
  ['P. G. diploma in lamps', 'P.G. diploma in lamps'],
  ['Lamps forLeeds', 'Lamps for Leeds'],
  ['Lived in Dt.Marlow', 'Lived in Dt. Marlow'],
  ['Left the yard (Vale)Passed the test', 'Left the yard (Vale) Passed the test'],
  ['Moved to Leeds, Tamilnadu, and to NEWDELHI', 'Moved to Leeds, Tamil Nadu, and to NEW DELHI'],
  ['Passed at Government College Ollerton (Kerala)', 'Passed at Government College, Ollerton (Kerala)'],
])('“%s” is mended', (text, right) => {
  expect(mended(text)).toBe(right);
});

test.each([
  'Wrote for the Lamp Assn. (Leeds)',
  'Lit nine lamps. (All of them were oil lamps. They burnt.)',
  'Lit nine lamps. Andrew sold sails -- and masts',
  'Sold “lamps” and “sails" “masts”',
  // The comma before "etc." and "including" is a matter of taste.
  'Sold lamps, sails, mast rings etc. in Leeds',
  'Kept nine lamps including oil lamps',
  'Lit lamps up to and including May, not including oil',
  'Met the Tamilnadu Lamp Makers, forEach and b.newdelhi.com',
  'Taught at Vale College of Kerala and at the University of Marlow, Kerala',
])('“%s” is left alone', (text) => {
  expect(mended(text)).toBe(text);
});

test('a link in brackets stands behind the sentence', () => {
  expect(mended('Built a shop for lamps and sails. (demo)')).toBe('Built a shop for lamps and sails. (demo)');
});
