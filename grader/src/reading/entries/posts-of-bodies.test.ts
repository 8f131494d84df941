import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

const job = (title: string, below = '') => jobsIn(`# Experience\n${title}    2016 – 2018\n${below}- Kept the books`)[0];

test.each([
  ['President of the Norvale Rowing Club', 'President / Norvale Rowing Club / 2016 – 2018'],
  ['Founder Member of Norvale Weavers Society', 'Founder Member / Norvale Weavers Society / 2016 – 2018'],
  ['Member of Felt Trade Chapter', 'Member / Felt Trade Chapter / 2016 – 2018'],
])('the body that %s names is the employer', (title, read) => {
  expect(job(title)).toBe(read);
});

test('also above what it belongs to', () => {
  expect(job('President of Norvale Weavers Society', 'Elm University, Leeds, UK\n')).toBe(
    'President / Norvale Weavers Society / 2016 – 2018',
  );
});

test('a team that has no name is no employer', () => {
  expect(job('Member of the weaving team')).toMatch(/^Member of the weaving team/);
});
