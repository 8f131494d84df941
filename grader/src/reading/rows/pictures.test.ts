import { expect, test } from 'vitest';
import { pagesOf } from '../../testing/resume-of.ts';
import { readResume } from '../read-resume.ts';

test('a picture before a title is no letter of it, whatever its font calls it', () => {
  const pages = pagesOf(`
    # Experience
    **Analyst, Harbor Works** || Jan 2020 – Mar 2023
    - Built 12 weekly reports for a team of 40 people`);
  const heading = pages[0]?.words.find(({ text }) => text === 'Experience');
  if (!heading) throw new Error('no title');
  const { x0, size } = heading;
  pages[0]?.words.push({
    ...heading,
    text: 'Â',
    raw: 'Â',
    font: 'FontAwesome5Free-Solid',
    icon: true,
    x0: x0 - 1.5 * size,
    x1: x0 - 0.4 * size,
    edges: [x0 - 1.5 * size, x0 - 0.4 * size],
  });
  const [section] = readResume(pages, '2026-11-21').sections;
  expect(section?.title).toBe('Experience');
  expect(section?.heading.words.map(({ text }) => text)).toEqual(['Experience']);
});
