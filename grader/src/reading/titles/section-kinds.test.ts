import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

const kindsOf = (text: string) => resumeOf(text).sections.map(({ kind }) => kind);

test('several timed jobs are work, whatever title stands above them; studies with their time are not', () => {
  expect(
    kindsOf(`
    # Career profile
    **Analyst, Harbor Works Ltd** || Jan 2018 – Mar 2021
    - Led a team of five people
    - Counted 300 crates a week
    **Clerk, Delta Foods Ltd** || Jan 2015 – Dec 2017
    - Answered 40 letters a day
    - Kept the books of 3 shops
    # Skills
    Excel, SQL, Python
    # Education
    BSc Economics, Elm University || 2014`),
  ).toEqual(['experience', 'skills', 'education']);
  expect(
    kindsOf(`
    # Profile
    Economist with five years of work in two towns, who likes to count.
    BSc Economics, Elm University || 2010 – 2014
    MSc Economics, Hill University || 2014 – 2016
    Speaks three languages.
    Drives.
    Travels.
    # Skills
    Excel, SQL, Python`)[0],
  ).toBe('summary');
});

test('numbered sentences with labels of posts are jobs', () => {
  expect(
    kindsOf(`
    # Career highlights
    1- Working in Harbor Group , Project Name : General Harbour of the north
    Designation: Mechanical Engineer
    Responsibilities: Operate five stations and their pumps
    2- Worked in Delta Group , Project Name : Bridge of the south
    Designation: Mechanical Engineer
    Responsibilities: Repair of pumps and pipes in two plants
    # Education
    BSc Economics, Elm University || 2014`)[0],
  ).toBe('experience');
});

test('languages of programs are skills, unless people speak some of them', () => {
  const kindOf = (languages: string) =>
    kindsOf(`
    # Education
    BSc Economics, Elm University || 2014
    # Languages
    ${languages}`)[1];
  expect(kindOf('Kotlin, SQL, Rust')).toBe('skills');
  expect(kindOf('Danish, some Kotlin and SQL')).toBe('languages');
});

test('studies that a beginner calls experience are studies, unless the resume has a section of them or names a post', () => {
  const kindOf = (rows: string) =>
    kindsOf(`
    # Experience
    ${rows}
    # Skills
    Excel, SQL, Python`)[0];
  const studies = `
    **BSc Economics** || 2023 – 2026
    Elm University
    **High School Diploma** || 2023
    Hill College`;
  expect(kindOf(studies)).toBe('education');
  expect(
    kindOf(`${studies}
    **Clerk** || 2022
    Harbor Works`),
  ).toBe('experience');
});

test('training in plants is training beside work, and the work of a beginner', () => {
  const training = `
    # Industrial training
    **Trainee** || Jun 2019 – Jul 2019
    Harbor Works Ltd`;
  const work = `
    # Work experience
    **Clerk** || Aug 2019 – Mar 2021
    Delta Foods Ltd`;
  expect(kindsOf(`${work}${training}`)).toEqual(['experience', 'certifications']);
  expect(
    kindsOf(`${training}
    # Education
    BSc Economics, Elm University || 2019`)[0],
  ).toBe('experience');
});

test('industrial exposure is training beside work', () => {
  expect(
    kindsOf(`
    # Work experience
    **Clerk** || Aug 2019 – Mar 2021
    Delta Foods Ltd
    # Industrial exposure
    Visited two mills of Harbor Works for a fortnight`),
  ).toEqual(['experience', 'certifications']);
});

test('what sums up the years is a summary beside the jobs, and work where it tells the jobs', () => {
  const jobs = `
    **Clerk** || Aug 2019 – Mar 2021
    Delta Foods Ltd`;
  const sum = 'Three years as a clerk in two towns.';
  expect(kindsOf(`# Summary of experience\n${sum}\n# Work experience\n${jobs}`)).toEqual(['summary', 'experience']);
  expect(kindsOf(`# Total experience\n${jobs}\n# Skills\nExcel, SQL, Python`)[0]).toBe('experience');
  expect(kindsOf(`# Summary of experience\n${sum}\n# Skills\nExcel, SQL, Python`)[0]).toBe('experience');
});

test('activities are activities whatever was won in them, and unpaid posts where the title says so', () => {
  const kindOf = (title: string, rows: string) =>
    kindsOf(`# Education\nBSc Economics, Elm University || 2014\n# ${title}\n${rows}`)[1];
  const won = '- Won the rowing cup of the lake\n- Second prize in the chess week';
  expect(kindOf('Extra-curricular activities', won)).toBe('activities');
  expect(kindOf('Leadership', '**Head of the chess club** || 2012 – 2014')).toBe('volunteering');
  expect(kindOf('Leadership', '- Led the chess week\n- Founded a choir')).toBe('activities');
  expect(kindOf('Leadership and organisational abilities', '- Led the chess week')).toBe('activities');
});

test('teaching experience is the work of a schoolteacher, and the teaching of an academic, whose courses are no posts', () => {
  const teaching = `
    # Teaching Experience
    **Lecturer, Elm University** || 2012 – 2014
    - Taught the history of ports`;
  expect(kindsOf(teaching)).toEqual(['experience']);
  const papers = `
    # Publications
    M. Example, Pilots and ports. Journal of Coasts 12 (2019), 14–41.`;
  expect(kindsOf(teaching + papers)).toEqual(['teaching', 'publications']);
  const { sections } = resumeOf(`# Teaching\nHistory of ports || 2015\nRivers and their bridges || 2016${papers}`);
  expect(sections[0]?.entries.some(({ title }) => title)).toBe(false);
});

test('achievements that are certificates are certificates, and prizes beside them are not', () => {
  const kindOf = (rows: string, title = 'Achievements') =>
    kindsOf(`
    # Education
    BSc Economics, Elm University || 2014
    # ${title}
    ${rows}`)[1];
  const courses = `
    - Certified in welding by the Hill Centre
    - Course in drawing at the Lake Centre`;
  expect(kindOf(courses)).toBe('certifications');
  expect(
    kindOf(`${courses}
    - Won the bridge contest of the north`),
  ).toBe('awards');
  expect(kindOf('- Certificate of excellence of the Hill Works')).toBe('awards');
  expect(kindOf('- Harbour training for a fortnight')).toBe('awards');
  expect(kindOf('- Harbour training for a fortnight', 'Achievements and certificates')).toBe('certifications');
});

test('an unknown title above the names of tools stands above skills, and one above an address above contact details', () => {
  const kindOf = (rows: string) =>
    kindsOf(`
    # Education
    BSc Economics, Elm University || 2014
    # Basement
    ${rows}`)[1];
  expect(kindOf('Excel, SQL, Python, Tableau')).toBe('skills');
  expect(kindOf('Excel, SQL, Python 2014, lamps, ropes, sails, tents, maps, boats')).toBe('other');
  expect(kindOf('https://ada.example/work')).toBe('contact');
  expect(kindOf('h t t p s : / / ada . example / work')).toBe('contact');
});

test('a title in the looks of the others has the kind of its head noun', () => {
  const text = `
    # Education
    BSc Economics, Elm University || 2014
    # Skills
    Welding, drawing
    # Papers in the drawer
    On ropes and sails`;
  expect(kindsOf(text)).toEqual(['education', 'skills', 'publications']);
});

test('a training that no post, employer or time tells is training without work beside it, too', () => {
  expect(
    kindsOf(`
    # Education
    BSc Economics, Elm University || 2019
    # Industrial training
    - A fortnight among the drying floors of a mill, with notes on damp and dust.`)[1],
  ).toBe('certifications');
});

test('a summary of labels of a person is one of personal details', () => {
  const kindOf = (rows: string) =>
    kindsOf(`
    # Summary
    ${rows}
    # Education
    BSc Economics, Elm University || 2014`)[0];
  expect(kindOf('Nationality: Dutch\n    Religion: none\n    Marital status: Single')).toBe('personal');
  expect(kindOf('Buyer of grain for nine mills.\n    Nationality: Dutch')).toBe('summary');
});

test('what stands below "Currently working" is work, and a firm behind the words is no section', () => {
  const text = (now: string) => `
    Maria Example {size=20}
    maria@example.com
    # EDUCATION:
    BSc Economics, Elm University || 2010 – 2014
    ${now}
    # HOBBIES:
    - Reading`;
  expect(kindsOf(text('# CURRENTLY WORKING:\n- Loom Fitter in “Rowan Carpet Works Ltd”.'))).toEqual([
    'education',
    'experience',
    'interests',
  ]);
  expect(kindsOf(text('Currently working: Rowan Carpet Works Ltd'))).toEqual(['education', 'interests']);
});

test('experience beside training in one title is work where a job is told in full', () => {
  const below = (rows: string) =>
    kindsOf(`
    # Experience & Training
    ${rows}
    # Key Responsibilities
    - Kept the books of 3 shops
    # Work Experience
    **Analyst, Harbor Works Ltd** || Jan 2018 – Mar 2021
    - Led a team of five people
    # Education
    BSc Economics, Elm University || 2014`)[0];
  expect(
    below(`Organization: Elm Mills Ltd
    Role: Stores Clerk
    Duration: May 2014 to June 2016`),
  ).toBe('experience');
  expect(below('Training in the care of pumps at a mill, two weeks')).toBe('certifications');
});

test('a licence to drive is a personal detail', () => {
  const kindOf = (title: string) =>
    kindsOf(`
    # Education
    BSc Economics, Elm University || 2014
    # ${title}
    No. 55-0143, valid until May 2031`)[1];
  const titles = ['Driving License', 'DRIVING LICENCE DETAILS:', "Driver's license", 'Passport & driving licence'];
  expect(titles.map(kindOf)).toEqual(titles.map(() => 'personal'));
  expect(kindOf('Licenses')).toBe('certifications');
});

test('what somebody knows of a trade is studies where degrees and schools are told, and skills where tools are', () => {
  const kindOf = (title: string, rows: string) => kindsOf(`# ${title}\n${rows}\n# Languages\nDanish, Finnish`)[0];
  expect(kindOf('Technical details', '- Diploma in Weaving, Lake College, 2011')).toBe('education');
  expect(kindOf('Academic skills', '- BSc Economics, Elm University, 2014')).toBe('education');
  expect(kindOf('Technical details', '- Diploma in Weaving\n- Excel and SQL')).toBe('skills');
  expect(kindOf('Computer skills', '- Diploma in Weaving, Lake College, 2011')).toBe('skills');
});

test('interests in research are research without jobs, and "Industry" or "Visiting positions" stands above work', () => {
  const text = `
    Maria Example {size=20}
    maria@example.com
    # RESEARCH INTERESTS
    Rope Mechanics, Harbor Economics
    # INDUSTRY
    Loom Fitter at Rowan Works || May 2015 – Aug 2016
    # EDUCATION
    PhD Mechanics, Elm University || 2010 – 2014
    # VISITING POSITIONS
    Weaver at Rowan Works || 2017 – present`;
  expect(kindsOf(text)).toEqual(['research', 'experience', 'education', 'experience']);
  expect(resumeOf(text).sections[0]?.entries).toEqual([]);
});
