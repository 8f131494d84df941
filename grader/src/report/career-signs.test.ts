import { expect, test } from 'vitest';
import { resumeOf } from '../testing/resume-of.ts';
import { careerSigns } from './career-signs.ts';

const enough = 3.5;
const lists = (titles: string[]) =>
  resumeOf(
    `Ada Brenner, Hair and Grooming {size=16}\nada.example\n${titles.map((title) => `# ${title}\nHarbor Monthly\nDelta Foods\nThe Mill Review\nOak Press`).join('\n')}`,
  );

test('lists of those whom somebody worked for speak for a career, and lists of goods do not', () => {
  expect(careerSigns(lists(['EDITORIAL', 'ADVERTISING']))).toBeGreaterThanOrEqual(enough);
  expect(careerSigns(lists(['LANTERNS', 'MARBLES']))).toBeLessThan(enough);
});
