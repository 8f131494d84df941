import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

const none = ' /  / ';
const jobs = (lines: string) => jobsIn(`# Experience\n${lines}\n# Education\nBSc Physics, Elm University || 2012`);

test.each([
  ['- Worked as a Keel Hand for 2 years', ['Keel Hand /  / ']],
  ['- Worked in Fellmoor Looms, at the works of Hyde', [' / Fellmoor Looms / ']],
  [
    '- I have been working at Harbor Works Limited Leeds mill with a crew of nine and six masters',
    [' / Harbor Works Limited / '],
  ],
  [
    '- Work as winder in H.K. Looms Ltd. Leeds. From 3/05/2009 till now',
    ['winder / H.K. Looms Ltd. / 3/05/2009 till now'],
  ],
])('the lines of a section of jobs that are sentences tell jobs by their grammar: %s', (lines, expected) => {
  expect(jobs(lines)).toEqual(expected);
});

test.each([
  'Two years experience in Kelp Drying (KD) and Digital Looms',
  'Worked in the HVAC field and in Dubai and Abroad',
  'Served as the first caller to all mills of the valley',
  'Worked as part of a circle of nine',
])('what was done, where, or how is no job: %s', (line) => {
  expect(jobs(`- ${line}`)).toEqual([none]);
});

test('among lines of duties such a sentence is one of them', () => {
  const duties = '- Kept the books of three shops\n- Weighed the sacks of nine farms';
  expect(jobs(`${duties}\n- Worked with Kelda Looms on the ledgers`)).toEqual([none]);
});
