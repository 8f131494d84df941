import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { contentProjectProof } from './content-project-proof.ts';

const studies = `
      # Education
      **BSc Computer Science, Elm University** || 2026`;
const page = `
      **Ada Reed**
      ada@reed.example | github.com/adareed
      `;

testRule(contentProjectProof, {
  accepts: {
    'projects with a date and a result': `
      ${page}
      # Projects
      **Tide Table** || 2025
      - Wrote a website in React that shows the tides of nine harbours and is read by 400 users a week
      **Seed Shop** || 2024
      - Built a shop in Django with a basket and payments, which cut the time of an order by 30 %
      ${studies}`,
    'projects whose address stands below their name': `
      ${page}
      # Projects
      **Tide Table**
      - Wrote a website in React that shows the tides of nine harbours on the coast
      - github.com/adareed/tides, deployed in 2025
      ${studies}`,
    'projects of somebody with years of work': `
      # Projects
      **Tide Table**
      - Wrote a website in React that shows the tides of nine harbours on the coast
      # Experience
      **Engineer, Harbor Works** || Jan 2015 – Mar 2023
      - Led a team of five
      ${studies}`,
    'names of projects without a line': `
      # Projects
      **Tide Table**
      - A website in React
      ${studies}`,
  },
  flags: {
    'projects in code without a date, a result and a link': {
      resume: `
      ${page}
      # Projects
      **Tide Table**
      - Wrote a website in React that shows the tides and the weather of the harbours on the coast
      **Seed Shop**
      - Built a shop in Django with a basket, payments and a list of orders for the owner
      ${studies}`,
      findings: ['minor: Tide Table'],
    },
    'a project of a student in another trade without a date and a result': {
      resume: `
      # Projects
      **Seed Drill**
      - Built a drill for small fields with two rows of seeds that one person can pull by hand
      # Education
      **BSc Mechanical Engineering, Elm University** || 2027`,
      findings: ['minor: Seed Drill'],
    },
  },
});

test('where one project has what the others lack, not all of them are told to lack it', () => {
  const resume = resumeOf(`
      ${page}
      # Projects
      **Tide Table**
      - Wrote a website in React that shows the tides and the weather of the harbours on the coast
      **Seed Shop**
      - Built a shop in Django with a basket, payments and a list of orders for the owner
      **Lamp Map**
      - Drew a map in React of all lamps of the town with their posts and their switches
      **Boat Book** || 2025
      - Wrote a ledger in Django for the boats of the harbour, their crews and their repairs
      ${studies}`);
  const [finding] = [...contentProjectProof.check(resume)];
  expect(finding?.advice).toContain('Most of your projects say what was made');
  // It is shown where something lacks.
  expect(finding?.at.length).toBeLessThan(4);
});

test('neither a school nor a line behind a strange sign is named as a project', () => {
  const adviceOn = (name: string) =>
    [
      ...contentProjectProof.check(
        resumeOf(
          `${page}# Projects\n**${name}** || Elm Town\n- Wrote a website in React that shows the tides of nine harbours on the coast\n${studies}`,
        ),
      ),
    ].map(({ advice }) => advice)[0];
  expect(adviceOn('Tide Table')).toContain('“Tide Table” says');
  expect(adviceOn('University of Elm, College of Lamps')).toContain('Your projects say');
});
