import { testRule } from '../../testing/test-rule.ts';
import { contentParagraphBlock } from './content-paragraph-block.ts';

const sentence =
  'Kept the books of nine regional offices and closed every month of the year within three days of its end.';
const role = (text: string) => `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      ${text}`;

/** Jobs of which each is told in a paragraph of two rows. */
const jobs = (count: number, more = '') =>
  `
      # Experience${Array.from(
        { length: count },
        (_, i) => `
      **Analyst ${i + 1}, Harbor Works ${i + 1}** || Jan ${2020 - 2 * i} – Mar ${2021 - 2 * i}
      ${sentence}
      Led the move of its ledger to a new yard, of which the town had spoken for many years.${more}`,
      ).join('')}`;

testRule(contentParagraphBlock, {
  accepts: {
    'a list of which each row ends at the right': role(
      Array.from(
        { length: 5 },
        (_, i) =>
          `Lamp number ${i}, made to show how the lights of the harbor turn and fail at night || Python 201${i}`,
      ).join('\n      '),
    ),
    'a joint venture with an abbreviation in its name': role(
      `Elm Yard Pvt. Ltd. is a joint venture of two ports. ${sentence} ${sentence} ${sentence}`,
    ),
    'what a firm does': role(
      `Harbor Works is one of the oldest companies of the coast. ${sentence} ${sentence} ${sentence}`,
    ),
    'a block that goes on from a line above': role(`and ${sentence} ${sentence} ${sentence} ${sentence}`),
    bullets: role('- Led a team of five analysts'),
    'two lines of introduction': role(`${sentence}\n      - Led a team of five analysts`),
    'two jobs told in short paragraphs': jobs(2),
    'three jobs with a bullet each': jobs(3, '\n      - Led a team of five analysts'),
    'a long summary': `
      # Summary
      ${sentence} ${sentence} ${sentence} ${sentence}`,
  },
  flags: {
    'a wall of text': {
      resume: role(`${sentence} ${sentence} ${sentence} ${sentence} ${sentence}`),
      findings: ['major: Kept the books of nine regional offices and closed every month of the year…'],
    },
    'three jobs that are told in short paragraphs': {
      resume: jobs(3),
      findings: ['minor: Kept the books of nine regional offices and closed every month of the year…'],
    },
    'a wall above bullets': {
      resume: role(`${sentence} ${sentence} ${sentence} ${sentence}\n      - Led a team of five analysts`),
      findings: ['major: Kept the books of nine regional offices and closed every month of the year…'],
    },
  },
});
