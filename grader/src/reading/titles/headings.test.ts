import { expect, test } from 'vitest';
import { fieldsOf } from '../../report/fields.ts';
import { resumeOf } from '../../testing/resume-of.ts';

const titlesOf = (text: string) => resumeOf(text).sections.map(({ kind, title }) => `${kind}: ${title}`);

test('titles with a number, a dot or a dash are titles', () => {
  const titles = titlesOf(`
    Maria Example {size=20}
    maria@example.com
    # 1. Carrier Objective
    To work in a firm that makes pumps.
    # 2. Working Experience.
    Clerk, Delta Foods || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month
    # III. Educational Qualification:-
    BSc Economics, State University || 2019`);
  expect(titles).toEqual([
    'objective: Carrier Objective',
    'experience: Working Experience.',
    'education: Educational Qualification:-',
  ]);
});

test('titles with a bullet sign are titles, and items of a list are none', () => {
  const titles = titlesOf(`
    Maria Example {size=20}
    maria@example.com
    - **Career Objective**
    To work in a firm that makes pumps.
    - **Computer Skills**
    - Word, Excel and the ledger of the firm
    - Training
    - **Hobbies**
    - Reading`);
  expect(titles).toEqual(['objective: Career Objective', 'skills: Computer Skills', 'interests: Hobbies']);
});

test('a label inside an entry is no title, and the next job goes on in the same section', () => {
  const resume = resumeOf(`
    Maria Example {size=20}
    maria@example.com
    # Work Experience
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    # Responsibilities:
    - Counted stock in two warehouses every month
    **Analyst, Harbor Works** || Jan 2014 – Jan 2017
    # Responsibilities:
    - Built 12 weekly reports for a team of 40 people
    # Education
    **BSc Economics, State University** || 2013`);
  expect(resume.sections.map(({ title }) => title)).toEqual(['Work Experience', 'Education']);
});

test('a centred title that is not known is a section like the known ones', () => {
  const titles = titlesOf(`
    Maria Example {size=20}
    maria@example.com
    # Experience {x=200}
    Clerk, Delta Foods || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month
    # Things I Built {x=189.6}
    A clock that runs backwards, and a small boat.
    # Education {x=203.25}
    BSc Economics, State University || 2019`);
  expect(titles).toEqual(['experience: Experience', 'other: Things I Built', 'education: Education']);
});

test('the head of a table of schools is no title', () => {
  const titles = titlesOf(`
    Maria Example {size=20}
    maria@example.com
    # Education
    **Qualification** || **Year**
    BSc Economics, State University || 2019
    # Skills
    Excel, Word`);
  expect(titles).toEqual(['education: Education', 'skills: Skills']);
});

test('a personal profile with a date of birth holds personal details, and one of sentences is a summary', () => {
  const kindsOf = (lines: string) =>
    resumeOf(`
      Maria Example {size=20}
      maria@example.com
      # Personal Profile
      ${lines}
      # Teaching Experience
      Teacher, Elm School || Feb 2017 – Dec 2019`).sections.map(({ kind }) => kind);
  expect(kindsOf('Date of Birth : 2 March 1990\nNationality : Indian')).toEqual(['personal', 'experience']);
  expect(kindsOf('A teacher of ten years who leads the choir.')).toEqual(['summary', 'experience']);
});

test('a value behind a colon in its own column makes a known title a label', () => {
  const titles = titlesOf(`
    Maria Example {size=20}
    **Passport** || : A1234567
    **Language** || : English, Hindi
    # Work Experience
    Clerk, Delta Foods || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month
    # Education
    BSc Economics, State University || 2019`);
  expect(titles).toEqual(['experience: Work Experience', 'education: Education']);
});

test('a title names a part of the section above it where that section is called after both', () => {
  const titles = titlesOf(`
    Maria Example {size=20}
    maria@example.com
    # Education
    BSc Economics, State University || 2019
    # Awards and Certificates
    # Awards
    - Prize of the State Fair for the best poster
    # Certificates
    - Certificate of the Harbor School of Welding`);
  expect(titles).toEqual(['education: Education', 'awards: Awards and Certificates']);
});

test('responsibilities that are told once, in a title of their own size, are a section of work', () => {
  const titles = titlesOf(`
    Maria Example {size=20}
    maria@example.com
    # Education {size=14}
    BSc Economics, State University || 2019
    # Job Responsibilities {size=14}
    - Counted stock in two warehouses every month
    - Wrote the weekly report for the owner of the firm
    # Personal Details {size=14}
    Nationality: Indian`);
  expect(titles).toEqual(['education: Education', 'experience: Job Responsibilities', 'personal: Personal Details']);
});

test('a list of clients has the titles that stand out from it', () => {
  const titles = titlesOf(`
    Maria Example, Makeup Artist {size=14}
    **CELEBRITIES** {size=13}
    Anna Sample || Ben Sample || Cleo Sample
    Dora Sample || Emil Sample || Fay Sample
    **ADVERTISING** {size=13}
    Delta Foods || Harbor Works || Elm Shoes
    North Soap || South Tea || Lake Boats`);
  expect(titles).toEqual(['other: CELEBRITIES', 'other: ADVERTISING']);
});

test('a summary of skills that tells of years is a summary, and one of qualifications with degrees education', () => {
  const titles = titlesOf(`
    Maria Example {size=20}
    maria@example.com
    # Skills Summary
    Engineer with six years of experience in the maintenance of pumps and of valves.
    # Summary of Qualifications
    Bachelor of Commerce, State University, 2004
    Diploma in Accounting, Elm College, 2001
    # Experience
    Clerk, Delta Foods || Feb 2017 – Dec 2019`);
  expect(titles.slice(0, 2)).toEqual(['summary: Skills Summary', 'education: Summary of Qualifications']);
});

test('a title of a section may stand before its text on one line', () => {
  expect(
    titlesOf(`
    Maria Example {size=20}
    maria@example.com
    **OBJECTIVE:** To secure a post in a growing house where work is seen
    **EDUCATION**
    **B.A.**, Elm College || 2008 – 2011
    **SKILLS**
    Excel, Word
    Declaration: I hereby declare that all of this is true`),
  ).toEqual(['objective: OBJECTIVE:', 'education: EDUCATION', 'skills: SKILLS', 'declaration: Declaration:']);
});

test('a title inside a job is no section where labelled jobs go on below it', () => {
  const { sections, workExperiences } = fieldsOf(
    resumeOf(`
    # Work Experience
    **Current Employer: Harbor Works Ltd**
    **Designation: Site Engineer**
    **Duration: June 2015 to till date**
    **Projects:**
    - Built the north pier for the town
    **Previous Employer: Delta Foods Ltd**
    **Designation: Clerk**
    **Duration: May 2010 to May 2015**
    # Education
    **B.A.**, Elm College || 2008 – 2011`),
  );
  expect(sections.map(({ title }) => title)).toEqual(['Work Experience', 'Education']);
  expect(workExperiences.map(({ jobTitle, company }) => `${jobTitle} / ${company}`)).toEqual([
    'Site Engineer / Harbor Works Ltd',
    'Clerk / Delta Foods Ltd',
  ]);
});

test('what is a label under two jobs opens no section under the third', () => {
  const jobs = ['Cashier, Delta Foods', 'Handler, Harbor Works', 'Clerk, Oak Press'].map(
    (job, at) => `
    POSITION : ${job.split(', ')[0]}
    COMPANY : ${job.split(', ')[1]}
    DATE : May 201${6 - at} to April 201${7 - at}
    **JOB DESCRIPTIONS**
    - Counted the stock of two warehouses every month
    - Answered thirty letters of suppliers each week`,
  );
  expect(
    titlesOf(`
    # Professional Experience
    ${jobs.join('')}
    # Education
    **B.A.**, Elm College || 2008 – 2011`),
  ).toEqual(['experience: Professional Experience', 'education: Education']);
});

const jobAndSchool = `
    # Experience
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month
    # Education
    **B.A.**, Elm College || 2008 – 2011`;

test('labels of rows of skills are no titles, one after another', () => {
  expect(
    titlesOf(`${jobAndSchool}
    # Skills
    **Languages** || Python, Java, SQL
    **Methods** || Lean, audits
    **Tools** || Git, Docker, Jira
    # Awards
    Clerk of the year 2018`),
  ).toEqual(['experience: Experience', 'education: Education', 'skills: Skills', 'awards: Awards']);
});

test('one of several items that look alike is no title, whatever it is called', () => {
  expect(
    titlesOf(`${jobAndSchool}
    # Certifications
    **Web Design Level Two** {size=11}
    Harbor Institute
    **Basic Digital Skills** {size=11}
    Harbor Institute
    **Safe Welding Level One** {size=11}
    Harbor Institute`),
  ).toEqual(['experience: Experience', 'education: Education', 'certifications: Certifications']);
});

test('the second line of an entry in italics is no title', () => {
  expect(
    titlesOf(`${jobAndSchool}
    Hill University, North Campus – Full Stack Web {italic=yes}{size=12}
    Development Certification {italic=yes}{size=12}`),
  ).toEqual(['experience: Experience', 'education: Education']);
});

test('the second line of a name that is not complete is no title', () => {
  expect(
    titlesOf(`${jobAndSchool}
    **ELM INSTITUTE OF** {size=12}
    **TECHNOLOGY AND SCIENCE** {size=12}
    # Awards
    Clerk of the year 2018`),
  ).toEqual(['experience: Experience', 'education: Education', 'awards: Awards']);
});

test('duties right below a profile are the work, though a later title is one of work, too', () => {
  expect(
    titlesOf(`
    # Career Objective
    A post in a quality department where I use what I learned
    # Career Summary
    Working in Elm Auto Ltd as a Quality Engineer from June 2016 to till date.
    # Key Responsibilities
    - Maintained the manual of 12 procedures
    - Audited nine suppliers a year
    # Training Experience
    Four weeks of training in Hill Power Corporation`),
  ).toEqual([
    'objective: Career Objective',
    'summary: Career Summary',
    'experience: Key Responsibilities',
    'experience: Training Experience',
  ]);
});

test('a small title above all other titles is one, and below them a label', () => {
  const profile = '**PROFILE:** {size=10}\n    Buyer of grain for nine mills, at home on every quay.';
  const rest = `**EDUCATION** {size=14}
    BSc Economics, Elm University || 2014
    **EXPERIENCE** {size=14}
    Clerk, Delta Foods || 2017 – 2019
    - Counted stock in two warehouses`;
  const titles = (text: string) => resumeOf(text).sections.map(({ title }) => title);
  const head = 'Maria Example\n    maria.example@mail.com | (512) 555-0143 | Austin, TX';
  expect(titles(`${head}\n    ${profile}\n    ${rest}`)).toEqual(['PROFILE:', 'EDUCATION', 'EXPERIENCE']);
  expect(titles(`${head}\n    ${rest}\n    ${profile}`)).toEqual(['EDUCATION', 'EXPERIENCE']);
});
