import { expect, test } from 'vitest';
import { resumeOf } from '../testing/resume-of.ts';
import { hasJobsOfOtherTrade } from './other-trade.ts';

const jobs = `
  # Experience
  **Rope Maker, Harbor Works** || Jan 2014 – Mar 2023
  - Twisted ropes for ninety boats`;

test('new studies of software lead away from the jobs', () => {
  const studies = '# Education\n**Associate Degree in Software Development, Elm College** || 2021 – 2024';
  expect(hasJobsOfOtherTrade(resumeOf(`${studies}\n${jobs}`))).toBe(true);
  expect(hasJobsOfOtherTrade(resumeOf(`${studies.replace('Software Development', 'Rope Making')}\n${jobs}`))).toBe(
    false,
  );
});

test('projects that alone use the listed skills are of another trade than the jobs', () => {
  const projects = `
    # Skills
    Markdown, MkDocs, Git, Mermaid
    # Projects
    **Handbook of lamps** || 2022
    - Wrote nine chapters in Markdown and MkDocs, kept in Git`;
  expect(hasJobsOfOtherTrade(resumeOf(projects + jobs))).toBe(true);
  expect(hasJobsOfOtherTrade(resumeOf(`${projects}${jobs} and kept them in Git`))).toBe(false);
});
