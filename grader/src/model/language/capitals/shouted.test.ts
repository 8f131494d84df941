import { expect, test } from 'vitest';
import { shoutedIn } from './shouted.ts';

test.each([
  ['Worked as a SAFETY OFFICER at Harbor Lamps', 'Safety Officer'],
  ['Diploma in LAMP AND SAIL ENGINEERING from Leeds', 'Lamp and Sail Engineering'],
  ['Held the post of HVAC TECHNICIAN for two years', 'HVAC Technician'],
  ['Served as “ELECTRICIAN” in Leeds', 'Electrician'],
])('“%s” shouts', (text, right) => {
  expect(shoutedIn(text).map((found) => found.right)).toEqual([right]);
});

test.each([
  'Worked as a Safety Officer with NEBOSH rules',
  'Sold brands such as HARBOR LAMPS',
  'Took a course in ORVINOT and served as ORVINOT LAMPS',
  'Training course in HARBOR COLLEGE',
  'WORKED AS A SAFETY OFFICER',
  'Ran tools as SQL, CAD',
])('“%s” does not', (text) => {
  expect(shoutedIn(text)).toEqual([]);
});
