import { expect, test } from 'vitest';
import { partsList } from '../../testing/parts-list.ts';
import { resumeOf } from '../../testing/resume-of.ts';
import { contentFewLines } from './content-few-lines.ts';

const adviceOn = (resume: string) => [...contentFewLines.check(resumeOf(resume))].map(({ advice }) => advice).join();

const castBy = `
        # More
        Special skills: dialects
        Training: Elm Stage School
        Reel: vimeo.com/1234`;

test('few parts of an actor are asked for what casting looks for, or for more of them, and not for lines', () => {
  expect(adviceOn(partsList)).toMatch(
    /^Who casts looks for more than parts, and the page has no training .*, and no special skills, .*, and no link to a reel/,
  );
  expect(adviceOn(partsList + castBy)).toContain('Few parts are listed.');
});

test('many parts beside what casting looks for are told nothing', () => {
  const parts = Array.from({ length: 4 }, (_, i) => `\n        Salt ${i} || Ferrywoman, Oak Pictures`).join('');
  expect(adviceOn(partsList + parts + castBy)).toBe('');
});
