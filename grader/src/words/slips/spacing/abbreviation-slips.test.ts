import { expect, test } from 'vitest';
import { abbreviationSlips } from './abbreviation-slips.ts';

/** A text with all short forms in it mended. */
const mended = (text: string) =>
  abbreviationSlips.reduce(
    (mend, slip) => (slip.needs.test(mend) ? mend.replaceAll(slip.pattern, (found) => slip.mend(found)) : mend),
    text,
  );

test.each([
  ['Kept LV&HV lamps', 'Kept LV & HV lamps'],
  [
    'Kept a yard in Marlow (B.V) for the L.M.T & sons of the R.S',
    'Kept a yard in Marlow (B.V.) for the L.M.T. & sons of the R.S.',
  ],
  ['Served Marlow Lamps LTD . in Leeds', 'Served Marlow Lamps LTD. in Leeds'],
  ['Served Marlow Lamps Ltd . as a keeper', 'Served Marlow Lamps Ltd. as a keeper'],
])('“%s” is mended', (text, right) => {
  expect(mended(text)).toBe(right);
});

test.each([
  'Did R&D and the P&L of a yard',
  'Served Marlow Lamps Ltd ... in Leeds',
  'Lit 11 K.V & 9 M.W lamps and T.R.N, TRB lists',
])('“%s” is left alone', (text) => {
  expect(mended(text)).toBe(text);
});
