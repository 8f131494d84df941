import { expect, test } from 'vitest';
import { pagesOf } from '../../testing/resume-of.ts';
import { readResume } from '../read-resume.ts';

/** Sections of a resume of which some words are set larger than the rest of their line. */
function sectionsOf(text: string, larger: RegExp) {
  const pages = pagesOf(text);
  for (const word of pages.flatMap(({ words }) => words)) if (larger.test(word.text)) word.size = 14;
  return readResume(pages, '2026-11-21').sections.map(({ kind, title, rows }) => `${kind}: ${title} (${rows.length})`);
}

test('a larger title is followed by a remark or by its text on the same line', () => {
  expect(
    sectionsOf(
      `
    Maria Example {size=20}
    maria@example.com
    **Projects** - (see more at maria.example.com)
    **Night Train** || Jan 2019 – Dec 2020
    - Built a game with 4 people
    **Employment**
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month
    **Education** **Associate Degree (Drafting and Design)** AutoCAD, Inventor, Revit`,
      /^(?:Projects|Employment|Education)$/,
    ),
  ).toEqual(['projects: Projects (3)', 'experience: Employment (2)', 'education: Education (1)']);
});

test('a whole title with a smaller word is one title', () => {
  expect(
    sectionsOf(
      `
    Maria Example {size=20}
    maria@example.com
    **Qualifications** (attended)
    BSc Economics, State University || 2013
    **Employment**
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month`,
      /^(?:Qualifications|Employment)$/,
    )[0],
  ).toBe('education: Qualifications (attended) (1)');
});

test('strengths on the line of their title, in its looks, are a section beside the skills', () => {
  const { sections } = readResume(
    pagesOf(`
    Maria Example {size=20}
    EXPERIENCE:
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month
    KEY SKILLS:
    Ledgers, letters, stock

    STRENGTHS: Patient teacher, calm with people in a hurry

    EDUCATION:
    BSc Economics, State University || 2013`),
    '2026-11-21',
  );
  expect(sections.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
    'experience: EXPERIENCE:',
    'skills: KEY SKILLS:',
    'skills: STRENGTHS:',
    'education: EDUCATION:',
  ]);
});

test('a remark or an address behind a title is no part of it', () => {
  const text = `
    Maria Example {size=20}
    maria@example.com
    # EXPERIENCE
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month
    # PROJECTS | code4.example.com/maria
    **Ledger of the harbor** || Mar 2020 – May 2020
    - Wrote a ledger that nine clerks use
    # EDUCATION (those that count, all of the others on request)
    BSc Economics, State University || 2019`;
  expect(sectionsOf(text, /^$/).map((section) => section.replace(/ \(\d\)$/, ''))).toEqual([
    'experience: EXPERIENCE',
    'projects: PROJECTS | code4.example.com/maria',
    'education: EDUCATION (those that count, all of the others on request)',
  ]);
});

test('an objective on the line of its title is a section in any looks, where its text says what is sought', () => {
  const opening = (line: string) =>
    readResume(
      pagesOf(`
    Maria Example {size=20}
    maria@example.com
    ${line}
    **Employment** {size=13}
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month
    **Education** {size=13}
    BSc Economics, Elm University || 2014`),
      '2026-11-21',
    ).sections.map(({ kind, title }) => `${kind}: ${title}`)[0];
  expect(opening('Objective: To keep the ledgers of a mill that ships grain')).toBe('objective: Objective:');
  expect(opening('Objective: clerk in the mills and harbors of the north')).toBe('experience: Employment');
});

const titlesIn = (text: string) =>
  readResume(pagesOf(text), '2026-11-21').sections.map(({ kind, title }) => `${kind}: ${title}`);

test('interests, projects and a dash behind capitals run into their text, a span of years does not', () => {
  const titles = titlesIn(`
    Maria Example {size=20}
    maria@example.com
    **OBJECTIVE** - Keep the ledgers of a mill dry

    **EXPERIENCE – 3 YEARS with boats**
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month

    **EDUCATION**
    BSc Economics, State University || 2013

    **MAJOR PROJECT:** Four weeks with the harbor gauge

    **INTERESTS:** Rowing on the lake, chess, old maps`);
  expect(titles).toEqual([
    'objective: OBJECTIVE -',
    'experience: EXPERIENCE – 3 YEARS with boats',
    'education: EDUCATION',
    'projects: MAJOR PROJECT:',
    'interests: INTERESTS:',
  ]);
});

test('interests below the date of birth are one of the personal details', () => {
  const titles = titlesIn(`
    # EDUCATION
    BSc Economics, State University || 2013
    # PERSONAL DETAILS
    Nationality: Dutch
    Date of birth: 2 May 1990
    **Interests:** Rowing on the lake, chess, old maps`);
  expect(titles).toEqual(['education: EDUCATION', 'personal: PERSONAL DETAILS']);
});

test('a title that runs into its text is the first of its kind where another follows', () => {
  const titles = titlesIn(`
    Maria Example {size=20}
    maria@example.com
    **Career Objective:**
    To keep the ledgers of a mill that ships grain

    **Work Experience:** Over all six long years.

    Clerk, Delta Foods || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month

    **Previous Employment:**
    Porter, Harbor Works || Feb 2013 – Dec 2016
    - Carried nine crates a day

    **Education:**
    BSc Economics, State University || 2013`);
  expect(titles).toEqual([
    'objective: Career Objective:',
    'experience: Work Experience:',
    'experience: Previous Employment:',
    'education: Education:',
  ]);
});

test('references on request and a declaration in the looks of the text are sections of their own', () => {
  expect(
    sectionsOf(
      `
    Maria Example {size=20}
    maria@example.com
    **Employment**
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month
    **Education**
    BSc Economics, Elm University || 2014
    References: Available on request
    Declaration: The above details are true to the best of my knowledge.`,
      /^$/,
    ).slice(1),
  ).toEqual(['education: Education (1)', 'references: References: (1)', 'declaration: Declaration: (1)']);
});
