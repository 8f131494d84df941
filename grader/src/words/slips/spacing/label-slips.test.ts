import { expect, test } from 'vitest';
import { commaSlips } from './comma-slips.ts';
import { labelSlips } from './label-slips.ts';

/** A text with its labels and the commas of its names mended. */
const mended = (text: string) =>
  [...labelSlips, ...commaSlips].reduce(
    (mend, slip) => (slip.needs.test(mend) ? mend.replaceAll(slip.pattern, (found) => slip.mend(found)) : mend),
    text,
  );

test.each([
  ['Duties:- Lamps', 'Duties: Lamps'],
  ['Pump skills : - Valves', 'Pump skills: Valves'],
  ['Duties:-I kept lamps', 'Duties: I kept lamps'],
  ['What the lamps are :-', 'What the lamps are:'],
  ['From Vale College affiliated to the lamp board', 'From Vale College, affiliated to the lamp board'],
  ['Sold lamps at Brightwater Mall Gurgaon from May', 'Sold lamps at Brightwater Mall, Gurgaon from May'],
  ['Worked for Marlow Lamps Ltd New Delhi .', 'Worked for Marlow Lamps Ltd, New Delhi .'],
  ['Trained at B.L.M.P. Kanpur in spring', 'Trained at B.L.M.P., Kanpur in spring'],
  ['Kept lamps at Brightwater Kerala from May', 'Kept lamps at Brightwater, Kerala from May'],
  ['Sold lamps for Marlow ltd. Kanpur in spring', 'Sold lamps for Marlow ltd., Kanpur in spring'],
  ['Kept a shop in Kanpur UP.', 'Kept a shop in Kanpur, UP.'],
  ['Read law at Vale School, (Leeds) in spring', 'Read law at Vale School (Leeds) in spring'],
  ['Lit lamps by August, 2013 too', 'Lit lamps by August 2013 too'],
])('“%s” is mended', (text, right) => {
  expect(mended(text)).toBe(right);
});

test.each([
  'Growth of pumps: -5% in spring, from 9:00-17:00',
  'Kept lamps :-) and smiled',
  'Respectively of nine lamps',
  'Follows the steps affiliated with lamps',
  'Kept (a) lamps, (b) pumps, (12) sails',
  'Left on 14 June, 2011 for the State of Kerala and the Government of South Bihar',
  'Sold lamps in North Chennai and at IIT Kanpur, from New Delhi',
])('“%s” is left alone', (text) => {
  expect(mended(text)).toBe(text);
});
