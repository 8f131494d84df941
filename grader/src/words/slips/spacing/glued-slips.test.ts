import { expect, test } from 'vitest';
import { gluedSlips } from './glued-slips.ts';

/** A text with all that runs together or apart in it mended. */
const mended = (text: string) =>
  gluedSlips.reduce(
    (mend, slip) => (slip.needs.test(mend) ? mend.replaceAll(slip.pattern, (found) => slip.mend(found)) : mend),
    text,
  );

test.each([
  ['Won the lamp race in 2009at Leeds', 'Won the lamp race in 2009 at Leeds'],
  ['Won the pump race in2006', 'Won the pump race in 2006'],
  ['Served from 14thMarch to 16thfloor', 'Served from 14th March to 16th floor'],
  ['Served from15th May in 9 monthsof rain', 'Served from 15th May in 9 months of rain'],
  ['2-Yearexperience with lamps', '2-Year experience with lamps'],
  ['Sold (nine lamps)in Leeds', 'Sold (nine lamps) in Leeds'],
  ['Repaired iv)Pumps of the hall', 'Repaired iv) Pumps of the hall'],
  ['Worked at ‘ Marlow Lamps', 'Worked at ‘Marlow Lamps'],
  ['Co –ordination of Non- Steel lamps and Sub- Hall rounds', 'Co-ordination of Non-Steel lamps and Sub-Hall rounds'],
  ['Sold LV& HV lamps and pumps &LED', 'Sold LV & HV lamps and pumps & LED'],
  ['Kept the hall of Marlow Lamps –Leeds', 'Kept the hall of Marlow Lamps – Leeds'],
  ['Wrote weekly /monthly letters on pumps/ motors', 'Wrote weekly/monthly letters on pumps/motors'],
  ['Mended (nine lamps)beside the hall', 'Mended (nine lamps) beside the hall'],
  ['Ran on Lamp 500,Marlow until 2017 ,at Leeds', 'Ran on Lamp 500, Marlow until 2017, at Leeds'],
  ['Lit the hall (Vale)(Marlow) inLV with 64%marks', 'Lit the hall (Vale) (Marlow) in LV with 64% marks'],
  ['Sold sails Dec ‘14 and Jan `15', 'Sold sails Dec ’14 and Jan ’15'],
  ['Left the hall (Vale),2008', 'Left the hall (Vale), 2008'],
])('“%s” is mended', (text, right) => {
  expect(mended(text)).toBe(right);
});

test.each([
  'Drew f(x)dx and a 2010s lamp with the M2014in plug',
  'Kept non- or part-paid bills in ‘hands on ’ halls',
  'Sold lamps & sails, R&D and on/off plugs of Vale / Harbor, lamp(s) and 9,2008',
  'Counted 1,000 lamps, 5% of forEach and asLV.io in 2017, at f(x)(y)',
  'Read of ‘14 lamps’ and ‘20s sails',
  'The grid –tie plug and a hall – Leeds –',
  'Co - owner of nine lamps, 3rd floor, 15th May 2011',
])('“%s” is left alone', (text) => {
  expect(mended(text)).toBe(text);
});
