import { readAdvert } from '@redmark/grader/matching';
import { expect, test } from 'vitest';
import { hiringWishes } from '../../testing/recruiting/hiring.ts';
import { advertOf } from './wanted-advert.ts';

test('every skill and the years of a request are demands of its advert', () => {
  const mustHave = ['Go', 'PostgreSQL', 'Forklift'];
  const { titles, demands } = readAdvert(advertOf({ ...hiringWishes, mustHave, niceToHave: ['Kafka'], years: 5 }));
  expect(titles).toEqual(['Data Analyst']);
  const lines = demands.map(({ weight, line }) => `${weight}: ${line}`);
  for (const skill of mustHave) expect(lines).toContain(`must: Experience with ${skill}`);
  expect(lines).toContain('nice: Experience with Kafka');
  expect(demands.find(({ kind }) => kind === 'years')).toMatchObject({ amount: 5, weight: 'must' });
});
