import { expect, test } from 'vitest';
import { inColumns } from '../../testing/in-columns.ts';
import { resumeOf } from '../../testing/resume-of.ts';
import { readResume } from '../read-resume.ts';

const titlesOf = (text: string) => resumeOf(text).sections.map(({ kind, title }) => `${kind}: ${title}`);

test('the role at the head of an entry is no title where titles stand in the margin', () => {
  expect(
    titlesOf(`
    Maria Example {size=20}
    **EDUCATION** || Aug 2014 to May 2018 {right=-140}
    BSc Economics, State University {x=170}
    **EXPERIENCE** || Dec 2019 to Jan 2020 {right=-140}
    Clerk, Delta Foods {x=170}
    Counted stock in two warehouses every month {x=170}
    **SKILLS** || Design skills for posters {right=-140}
    Layout, typography and print {x=170}
    **Volunteer** {x=170} {gap=8}
    **SERVICE** || Spring Fair, Delta Town, Feb 2021 {right=-140}
    Student Mentor {x=170}
    Delta College, May 2020 to Jun 2020 {x=170}`),
  ).toEqual(['education: EDUCATION', 'experience: EXPERIENCE', 'skills: SKILLS', 'volunteering: SERVICE']);
});

test('an employer and a role, and the second line of a degree, are no titles', () => {
  expect(
    titlesOf(`
    EDUCATION {size=15}
    **B.A. SOFTWARE ENGINEERING** {size=11}
    **& HISTORY** {size=11}
    May 2020 | Lakeside, Canada

    EXPERIENCE {size=15}
    **LAKESIDE UNIVERSITY | GRADUATE TEACHING** {size=11}
    Sep 2018 – Present
    - Counted stock in two warehouses every month

    SKILLS {size=15}
    Python, SQL`),
  ).toEqual(['education: EDUCATION', 'experience: EXPERIENCE', 'skills: SKILLS']);
});

test('a title in the margin beside its only line, which ends with a year', () => {
  const pages = inColumns(
    `
    Maria Example {size=20}
    **EDUCATION** | BSc Economics, State University | 2018
    . | Thesis on the prices of grain
    **EXPERIENCE** | Clerk, Delta Foods | 2019 – 2020
    . | Counted stock in two warehouses
    **HONORS** | Delta Prize of Clerks | 2024`,
    [50, 170, 470],
  );
  expect(readResume(pages, '2026-11-21').sections.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
    'education: EDUCATION',
    'experience: EXPERIENCE',
    'awards: HONORS',
  ]);
});

test('labels with their values are no titles in the margin, and a title in the middle of the page is one', () => {
  expect(
    titlesOf(`
    **BIO-DATA** {size=14} {x=200}
    Name : Maria Example
    Permanent Address || : 4 Mill Road, Leeds {right=-200}
    Languages known || : Dutch, English {right=-200}
    Hobbies || : Rowing, chess {right=-200}
    Nationality : Dutch
    **Declaration** {size=14} {x=200}
    I hereby declare that all of this is true.`),
  ).toEqual(['personal: BIO-DATA', 'declaration: Declaration']);
});

test('labels that come again in every project do not make a margin of titles', () => {
  expect(
    titlesOf(`
    **Experience** {size=14}
    Clerk, Delta Foods || 2017 – 2019
    - Counted stock in two warehouses every month

    **Projects** {size=14}
    **Harbor gauge**
    **Aim:** || Measure the tide of the harbor {right=-200}
    **Software:** || Python, Rust {right=-200}
    **Crane log**
    **Aim:** || Count what the crane lifts {right=-200}
    **Software:** || Kotlin, Python {right=-200}

    **Education** {size=14}
    BSc Economics, State University || 2014 – 2018`).filter((title) => !/:\s(?:Aim|Software)/.test(title)),
  ).toEqual(['experience: Experience', 'projects: Projects', 'education: Education']);
});
