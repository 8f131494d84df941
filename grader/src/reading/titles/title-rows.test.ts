import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

const titlesOf = (text: string) => resumeOf(text).sections.map(({ kind, title }) => `${kind}: ${title}`);

test('titles in the margin belong to the lines beside them, even where they stand a little lower', () => {
  expect(
    titlesOf(`
    Maria Example {size=20}
    **EDUCATION** || Aug 2014 to May 2018 {right=-140}
    BSc Economics, State University {x=170}
    **EXPERIENCE** || Dec 2019 to Jan 2020 {right=-140}
    Clerk, Delta Foods {x=170}
    Counted stock in two warehouses every month {x=170}
    **SKILLS** || Design skills for posters {right=-140}
    Layout, typography and print {x=170}`),
  ).toEqual(['education: EDUCATION', 'experience: EXPERIENCE', 'skills: SKILLS']);
});

test('a title that a narrow column broke over two lines is one', () => {
  const { sections } = resumeOf(`
    <<<
    **PROFESSIONAL** {size=13}
    **EXPERIENCE** {size=13}
    Clerk, Delta Foods || 2017 – 2019
    - Counted stock in two warehouses every month
    - Ordered flour for nine bakeries of the county

    **LINGUAGENS DE** {size=13}
    **PROGRAMAÇÃO** {size=13}
    Python, Rust, Kotlin`);
  expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'skills']);
});

test('two titles below each other, and a name above a title, stay apart', () => {
  expect(
    titlesOf(`
    # Experience
    Clerk, Delta Foods || 2017 – 2019
    - Counted stock in two warehouses every month

    **Education** {size=13}
    **Skills** {size=13}
    Python, Rust, Kotlin`),
  ).toEqual(['experience: Experience', 'education: Education', 'skills: Skills']);
});

test('a title of two lines in the margin is one, with the job beside it', () => {
  const { sections } = resumeOf(`
    Maria Example {size=20}
    **WORK** || Harbor Works, May 2018 to June 2020 {right=-90}
    **EXPERIENCE**
    Production Engineer {x=150}
    - Checked the drawings of nine harbors every month
    # Education
    BSc Economics, State University || 2014 – 2018`);
  expect(sections.map(({ title }) => title)).toEqual(['WORK EXPERIENCE', 'Education']);
});

test('two titles that a word joins over the end of a line are one', () => {
  const { sections } = resumeOf(`
    <<<
    **ACHIEVEMENTS AND** {size=13}
    **PARTICIPATION** {size=13}
    Won the regatta of the county twice

    **PROFESSIONAL TRAINING** {size=13}
    **AND CERTIFICATES** {size=13}
    Forklift licence`);
  expect(sections.map(({ title }) => title)).toEqual([
    'ACHIEVEMENTS AND PARTICIPATION',
    'PROFESSIONAL TRAINING AND CERTIFICATES',
  ]);
});

test('a title whose first line is one by itself is whole where that line only qualifies the second', () => {
  const below = (first: string, second: string) =>
    titlesOf(`
    <<<
    **Education** {size=13}
    BSc Economics, Elm University || 2014

    **${first}** {size=13}
    **${second}** {size=13}
    Welding, drawing and a little Dutch`).slice(1);
  expect(below('CONTACT', 'INFORMATION')).toEqual(['contact: CONTACT INFORMATION']);
  expect(below('Language', 'Skills')).toEqual(['languages: Language Skills']);
  expect(below('Voluntary', 'Experience')).toEqual(['volunteering: Voluntary Experience']);
  expect(below('Other', 'Skills')).toEqual(['skills: Other Skills']);
  expect(below('Languages', 'Skills')).toEqual(['languages: Languages', 'skills: Skills']);
  expect(below('Interests', 'Skills')).toEqual(['interests: Interests', 'skills: Skills']);
});

test('two titles in the margin, each with its colon, stay apart', () => {
  expect(
    titlesOf(`
    Maria Example {size=20}
    **Education:** || BSc Economics, State University, 2014 – 2018 {right=-90}

    **Summary:** || A clerk who counts flour {right=-90}

    **Languages:** || Dutch and English {right=-90}
    **Hobbies:** || Rowing, chess {right=-90}`),
  ).toEqual(['education: Education:', 'summary: Summary:', 'languages: Languages:', 'interests: Hobbies:']);
});

test('a title of two lines in the margin is one where the text begins beside the second', () => {
  const { sections } = resumeOf(`
    Maria Example {size=20}
    **OBJECTIVE** || To keep the harbor of Elm Town dry {right=-90}

    **PROFESSIONAL**
    **EXPERIENCE** || Harbor Works, May 2018 to June 2020 {right=-90}
    Production Engineer {x=150}
    Checked the drawings of nine harbors every month {x=150}

    **CAREER**
    **INTERESTS** || Patient, curious and never late {right=-90}

    **EDUCATION** || State University, 2014 – 2018 {right=-90}`);
  expect(sections.map(({ title }) => title)).toEqual([
    'OBJECTIVE',
    'PROFESSIONAL EXPERIENCE',
    'CAREER INTERESTS',
    'EDUCATION',
  ]);
});

test('a title of two lines is one above a post in its looks that stands further away, and with a remark in brackets', () => {
  const { sections } = resumeOf(`
    <<<
    **PROFESSIONAL** {size=13}
    **EXPERIENCE** {size=13}
    **TESTING ENGINEER** {size=13} {gap=16}
    Delta Works, Springfield, 2017 – 2019
    - Tested nine cranes of the county every month

    **EXPERIENTIAL LEARNING** {size=13}
    **(AUTUMN PLACEMENT SCHEME)** {size=13}
    Elm Yard, May 2016 to July 2016`);
  expect(sections.map(({ title }) => title)).toEqual([
    'PROFESSIONAL EXPERIENCE',
    'EXPERIENTIAL LEARNING (AUTUMN PLACEMENT SCHEME)',
  ]);
});

test('a word that only qualifies or is general is half of a title, also in the margin and at the end of a column', () => {
  expect(
    titlesOf(`
    Maria Example {size=20}
    maria@example.com

    **CAREER** {size=13}
    **SYNOPSIS** {size=13}
    Clerk with nine years in the stores of two harbours and one bakery of the county

    **EMPLOYMENT** {size=13}
    **CHRONICLE** {size=13}
    Clerk, Delta Foods || 2017 – 2019
    - Counted stock in two warehouses every month

    **PERSONAL** {size=13}
    **DETAILS** {size=13}
    Date of birth: 4 May 1990`),
  ).toEqual(['summary: CAREER SYNOPSIS', 'experience: EMPLOYMENT CHRONICLE', 'personal: PERSONAL DETAILS']);
});

test('labels with their values below each other are no halves of a title', () => {
  expect(
    titlesOf(`
    # Personal details
    Languages Known || : Danish, English
    Driving Licence || : Light vehicles
    # Experience
    Clerk, Delta Foods || 2017 – 2019
    - Counted stock in two warehouses every month`).join(),
  ).not.toContain('Languages Known Driving Licence');
});
