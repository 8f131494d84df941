import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

const titlesOf = (text: string) => resumeOf(text).sections.map(({ kind, title }) => `${kind}: ${title}`);

const work = `
    **WORK EXPERIENCE**
    Weaver, Delta Mills Ltd || Feb 2017 – Dec 2019
    - Wove forty rolls of linen every month
`;

test('an unknown title in capitals is one where the first title has small letters', () => {
  expect(
    titlesOf(`
    Maria Example {size=20}
    **Career Objective**
    To weave linen in a mill that mends its looms.
    ${work}
    **EXPOSURE TO DYES**
    Indigo and madder, of which the mill made its own colours.

    **EDUCATION**
    BSc Economics, State University || 2016

    **LANGUAGES**
    English, Dutch`),
  ).toContain('other: EXPOSURE TO DYES');
});

test('lines of a paragraph in capitals are no titles', () => {
  expect(
    titlesOf(`
    Maria Example {size=20}
    **Career Objective**
    To weave linen in a mill that mends its looms.
    ${work}
    **EDUCATION**
    BSc Economics, State University || 2016

    **LANGUAGES**
    English, Dutch

    **LINEN AND WOOL, COTTON YARNS**
    **INDIGO AND MADDER, WALNUT**
    **BOBBINS AND SHUTTLES, REEDS**`),
  ).toEqual([
    'objective: Career Objective',
    'experience: WORK EXPERIENCE',
    'education: EDUCATION',
    'languages: LANGUAGES',
  ]);
});

test('an unknown title that is larger than the others is one if it has the noun of a title', () => {
  const louder = (title: string) =>
    titlesOf(`
    Maria Example {size=20}
    ${work}
    **EDUCATION**
    BSc Economics, State University || 2016

    **${title}** {size=15} {color=803020}
    Jacquard and dobby looms of three makers

    **LANGUAGES**
    English, Dutch`);
  expect(louder('PROFICIENCY IN WEAVING LOOMS')).toContain('skills: PROFICIENCY IN WEAVING LOOMS');
  expect(louder('LINEN AND WALNUT')).toEqual([
    'experience: WORK EXPERIENCE',
    'education: EDUCATION',
    'languages: LANGUAGES',
  ]);
});

test('a second title of a kind for which all speaks is one, though smaller than the others', () => {
  expect(
    titlesOf(`
    Maria Example {size=20}
    **WORK EXPERIENCE** {size=16}
    Weaver, Delta Mills Ltd || Feb 2017 – Dec 2019
    - Wove forty rolls of linen every month

    **COMPUTER SKILLS** {size=16}
    Word, Excel and the ledger of the mill

    **PERSONAL STRENGTHS** {size=13} {color=803020}
    Patience with old looms

    **EDUCATION** {size=16}
    BSc Economics, State University || 2016

    **LANGUAGES** {size=16}
    English, Dutch`),
  ).toContain('skills: PERSONAL STRENGTHS');
});
