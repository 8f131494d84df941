import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { isOfLowerLevel } from './title-levels.ts';

/** Whether a title below lines of research in this look is taken for one of them. */
function isOneOfThem(look: string, title = 'Publications'): boolean {
  const { sections } = resumeOf(`
    # RESEARCH
    Lamps of the north ${look}
    The light of nine harbors was measured for a year.
    Ropes of the south ${look}
    The ropes of nine harbors were measured for a year.
    ~~~
    # ${title} {size=11} {x=9}
    M. Example (2019). How nine harbors sell their lamps.
    # EDUCATION
    **B.A.**, Elm College || 2014`);
  const own = sections.find((section) => section.title === title);
  return own !== undefined && isOfLowerLevel(own, sections);
}

test('a title that looks like lines of the section above, and begins where they do, is one of them', () => {
  expect(isOneOfThem('{size=11} {bold=yes} {x=9}')).toBe(true);
  expect(isOneOfThem('{size=11} {x=9}')).toBe(false);
  expect(isOneOfThem('{size=11} {bold=yes}')).toBe(false);
});

test('a title that stands for no part of another section is none of them', () => {
  expect(isOneOfThem('{size=11} {bold=yes} {x=9}', 'Skills')).toBe(false);
});

test('smaller titles of one kind and size part a section', () => {
  const { sections } = resumeOf(`
    # PUBLICATIONS {size=16}
    M. Example (2019). How nine harbors sell their lamps.
    # JOURNAL PUBLICATIONS {size=13}
    M. Example (2018). How ropes are sold.
    # CONFERENCE PUBLICATIONS {size=13}
    M. Example (2017). How glass is sold.
    # EDUCATION {size=16}
    **B.A.**, Elm College || 2014`);
  expect(sections.filter((one) => isOfLowerLevel(one, sections)).map(({ title }) => title)).toEqual([
    'JOURNAL PUBLICATIONS',
    'CONFERENCE PUBLICATIONS',
  ]);
});
