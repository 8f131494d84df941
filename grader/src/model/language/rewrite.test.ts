import { expect, test } from 'vitest';
import { rewriteWeakStart } from './rewrite.ts';

const past = { ended: true, locale: 'US' } as const;
const present = { ended: false, locale: 'US' } as const;

test.each([
  ['Responsible for managing a team of 5', 'Responsible for', past, 'Managed a team of 5'],
  ['Responsible for managing a team of 5', 'Responsible for', present, 'Manage a team of 5'],
  ['Was responsible for opening and staffing 3 stores.', 'Was responsible for', past, undefined],
  ['Was responsible for opening and supplying 3 stores.', 'Was responsible for', past, 'Opened and supplied 3 stores.'],
  [
    'Tasked with writing reports, checking the books and keeping stock',
    'Tasked with',
    past,
    'Wrote reports, checked the books and kept stock [how many, or with what result?]',
  ],
  [
    'Responsible for coordinating with vendors in Spain',
    'Responsible for',
    past,
    'Coordinated with vendors in Spain [how many, or with what result?]',
  ],
  [
    'In charge of training the night shift',
    'In charge of',
    past,
    'Trained the night shift [how many, or with what result?]',
  ],
  ['Duties included answering 40 calls a day', 'Duties included', past, 'Answered 40 calls a day'],
])('“%s” is rewritten to open with a verb, or not at all', (line, opener, options, rewritten) => {
  expect(rewriteWeakStart(line, opener, options)).toBe(rewritten);
});

test.each([
  ['Responsible for weekly dashboards in Tableau for the sales team', 'Responsible for'],
  ['Responsible for attendance at 250 operating room cases', 'Responsible for'],
  ['Served as captain of the team', 'Served as'],
  ['Worked as Project Engineer in a team of nine', 'Worked as'],
  ['Working as projecting engineer as a part of the team', 'Working as'],
  ['Responsible for talking appointment with clients', 'Responsible for'],
  ['Responsible for engineering and design of pumps', 'Responsible for'],
  ['Responsible for engineering drawings and site visits', 'Responsible for'],
  ['Responsible for marketing materials of nine brands', 'Responsible for'],
  ['Responsible for training of new staff', 'Responsible for'],
  ['Responsible for handling and customer calls', 'Responsible for'],
  ['Responsible for cleaning, cooking', 'Responsible for'],
  ['Responsible for Handling Of Cash', 'Responsible for'],
  ['Responsible for building maintenance and repairs', 'Responsible for'],
  ['Worked with finance to close 12 accounts', 'Worked with'],
  ['Responsible for attending of meetings', 'Responsible for'],
  ['Responsible for defining prices and glorbing markets', 'Responsible for'],
  ['Responsible to the head of finance', 'Responsible to'],
  ['Responsible for raising quality by offering fast and supporting tests', 'Responsible for'],
  ['Worked on the onboarding guide', 'Worked on'],
  ['Involved in testing and debugging the portal', 'Involved in'],
  ['Helped to train 12 clerks', 'Helped to'],
  ['Helped older customers enroll in 2 plans', 'Helped'],
  ['Assisted with audits of 4 banks', 'Assisted with'],
  ['Assisted the manager in daily work', 'Assisted'],
  ['Participated in planning the move', 'Participated in'],
  ['Gained experience in selling insurance', 'Gained experience in'],
  ['Exposed to testing tools', 'Exposed to'],
  ['Was able to', 'Was able to'],
])('“%s” has no rewrite that is certain', (line, opener) => {
  expect(rewriteWeakStart(line, opener, past)).toBeUndefined();
});

test('an amount that only the author knows is asked for', () => {
  const rewritten = (line: string) => rewriteWeakStart(line, 'Responsible for', past);
  expect(rewritten('Responsible for cutting the costs of transport')).toBe('Cut the costs of transport [by how much?]');
  expect(rewritten('Responsible for shortening the turnaround.')).toBe('Shortened the turnaround [time saved?].');
});
