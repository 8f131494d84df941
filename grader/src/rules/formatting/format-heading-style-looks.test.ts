import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { formatHeadingStyleMixed } from './format-heading-style-mixed.ts';

test('where two looks are common, neither is called that of the other titles', () => {
  const advice = [
    ...formatHeadingStyleMixed.check(
      resumeOf(`
        # Summary
        Clerk who keeps the books of two stores.
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        # Projects
        **Ledger of lamps** || 2019
        # Skills
        Ledgers, stock, letters
        # EDUCATION
        **B.A.**, Elm College || 2014
        # INTERESTS
        Chess, rowing
        # REFERENCES
        On request`),
    ),
  ].map((finding) => finding.advice);
  expect(advice).toEqual([expect.stringMatching(/^Your titles come in two looks: “EDUCATION” is capitals/)]);
});
