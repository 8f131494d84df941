import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';
import { resumeOf } from '../../testing/resume-of.ts';

const jobIn = (header: string) => {
  const { sections } = resumeOf(`
    # Experience
    ${header} || Jan 2020 – Mar 2023
    - Led a team of five clerks in two plants
    **Packer, Elm Foods Ltd** || Jan 2015 – Dec 2019
    - Packed the goods of two plants
    # Education
    B.A. Economics, Elm College || 2014`);
  const [job] = sections.find(({ kind }) => kind === 'experience')?.entries ?? [];
  return [job?.title?.text, job?.organisation?.text];
};

test.each([
  ['Stock Clerk at Harbor Works', ['Stock Clerk', 'Harbor Works']],
  ['Tax Consultant bei Harbor Works AG', ['Tax Consultant', 'Harbor Works AG']],
  ['Stock Clerk . Harbor Works S.A.', ['Stock Clerk', 'Harbor Works S.A.']],
])('%s', (header, parts) => {
  expect(jobIn(header)).toEqual(parts);
});

test.each([
  ['Jahrespraktikum bei Harbor Works', 'Jahrespraktikum / Harbor Works / 2014 – 2015'],
  ['Lehre beim Norvale Werk', 'Lehre / Norvale Werk / 2014 – 2015'],
  ['Alternance chez Harbor Works', 'Alternance / Harbor Works / 2014 – 2015'],
])('what stands before the word of an employer is a post: %s', (header, read) => {
  expect(jobsIn(`# Experience\n${header}    2014 – 2015\n- Sorted yarn by colour`)[0]).toBe(read);
});
