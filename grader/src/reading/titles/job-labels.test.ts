import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

const titlesOf = (text: string) => resumeOf(text).sections.map(({ kind, title }) => `${kind}: ${title}`);

test('a title in the looks of the one of the jobs is a section, though an employer is labelled below it as well', () => {
  const titles = (look: string) =>
    titlesOf(`
    Maria Example {size=20}
    maria@example.com
    # WORK EXPERIENCE
    Company : Delta Foods
    Designation : Clerk
    Duration : May 2012 – June 2016
    ${look}
    Company : Harbor Works
    Counted the crates of two sheds
    # EDUCATION
    BSc Economics, State University || 2011`);
  expect(titles('# ACADEMIC PROJECT')).toContain('projects: ACADEMIC PROJECT');
  expect(titles('# ACHIEVEMENTS')).not.toContain('awards: ACHIEVEMENTS');
  expect(titles('# MILL BRIDGE – NORTHERN PROJECT')).toHaveLength(2);
  expect(titles('**ACADEMIC PROJECT**')).not.toContain('projects: ACADEMIC PROJECT');
});
