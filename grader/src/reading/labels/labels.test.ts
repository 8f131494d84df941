import { expect, test } from 'vitest';
import { fieldsOf } from '../../report/fields.ts';
import { jobsIn, schoolsIn, studiesIn } from '../../testing/read-fields.ts';
import { resumeOf } from '../../testing/resume-of.ts';

const jobs = (text: string) =>
  fieldsOf(resumeOf(text)).workExperiences.map(({ jobTitle, company, location, date, bullets }) => ({
    job: [jobTitle, company, location, date].join(' / '),
    lines: bullets.length,
  }));

test('a label is not the value behind it, and each job begins at the label that led the first one', () => {
  expect(
    jobs(`
    # Work Experience
    Company : Palmyra Rolling Mills, Sivakasi
    Designation : Site Engineer
    Period : Jan 2020 – Mar 2022
    Client: Southern Housing Board
    Responsibilities:
    - Prepared bar bending schedules for nine towers of the site
    - Checked the quality of 400 deliveries a year
    Company : Ashoka Constructions, Dindigul
    Designation : Junior Engineer
    Period : June 2016 – Dec 2019
    Responsibilities:
    - Supervised 40 workers and their safety`),
  ).toEqual([
    { job: 'Site Engineer / Palmyra Rolling Mills / Sivakasi / Jan 2020 – Mar 2022', lines: 2 },
    { job: 'Junior Engineer / Ashoka Constructions / Dindigul / June 2016 – Dec 2019', lines: 1 },
  ]);
});

test('labels without a colon stand in a column of their own, and a start and an end make a range', () => {
  expect(
    jobs(`
    # Work Experience
    Employer || Harbor Line Shipping
    Position Held || Crane Operator
    From : March 2015
    To : May 2018
    - Loaded 90 containers a day
    Employer || Delta Foods
    Position Held || Forklift Driver
    From : June 2011
    To : February 2015
    - Stored 200 pallets a shift`),
  ).toEqual([
    { job: 'Crane Operator / Harbor Line Shipping /  / March 2015 – May 2018', lines: 1 },
    { job: 'Forklift Driver / Delta Foods /  / June 2011 – February 2015', lines: 1 },
  ]);
});

test('"Roles and Responsibilities" belongs to the job above it', () => {
  expect(
    jobs(`
    # Experience
    **Store Keeper** || Aug 2015 – Present
    Syal Scales, Ludhiana
    Roles and Responsibilities
    - Counted stock in two warehouses every month
    **Desktop Engineer** || Feb 2014 – July 2015
    Net Connect Pvt. Ltd.
    Job Profile:
    - Installed 120 printers in nine offices`),
  ).toEqual([
    { job: 'Store Keeper / Syal Scales / Ludhiana / Aug 2015 – Present', lines: 1 },
    { job: 'Desktop Engineer / Net Connect Pvt. Ltd. /  / Feb 2014 – July 2015', lines: 1 },
  ]);
});

test('a town behind an employer is its place, a field of work is not', () => {
  expect(
    jobs(`
    # Experience
    **Analyst, Meridian Packaging, Halifax** || Jan 2019 – Present
    - Built 12 weekly reports for a team of 40 people
    **Clerk** || Feb 2017 – Dec 2018
    Delta Foods, Kottayam
    - Counted stock in two warehouses every month
    **Clerk** || Feb 2015 – Dec 2016
    Rowan & Birch, Chartered Accountants
    - Answered 30 supplier letters a week`).map(({ job }) => job),
  ).toEqual([
    'Analyst / Meridian Packaging / Halifax / Jan 2019 – Present',
    'Clerk / Delta Foods / Kottayam / Feb 2017 – Dec 2018',
    'Clerk / Rowan & Birch, Chartered Accountants /  / Feb 2015 – Dec 2016',
  ]);
});

test('one line holds several labels, and a value the dates of the job', () => {
  expect(
    jobs(`
    # Work Experience
    I) Company : Harbor Works Ltd
    Designation : Safety Engineer. Duration : June 2015 to May 2017.
    - Checked 40 sites a year
    II) Company : Delta Foods Ltd
    Designation : Plant Operator [18-Jun-2012 to 15-Oct-2014]
    - Kept two lines running`),
  ).toEqual([
    { job: 'Safety Engineer / Harbor Works Ltd /  / June 2015 to May 2017', lines: 1 },
    { job: 'Plant Operator / Delta Foods Ltd /  / 18-Jun-2012 to 15-Oct-2014', lines: 1 },
  ]);
});

test('a project among the labels of a job is no section', () => {
  const { sections } = resumeOf(`
    # Work Experience
    Company : Harbor Works Ltd
    Client : Hill County
    **Project** || : New quay
    Position : Site Engineer
    Duration : June 2015 to May 2017
    # Education
    Diploma, Elm College, 2012`);
  expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'education']);
});

test('labelled jobs below a title that does not name them make its section one of experience', () => {
  const { sections, workExperiences } = fieldsOf(
    resumeOf(`
    # Career Highlights
    Company: Harbor Works Ltd
    Designation: Site Engineer
    Duration: May 2012 to June 2015
    # Education
    **B.A.**, Elm College || 2008 – 2011`),
  );
  expect(sections[0]).toMatchObject({ kind: 'experience', title: 'Career Highlights' });
  expect(workExperiences).toMatchObject([{ jobTitle: 'Site Engineer', company: 'Harbor Works Ltd' }]);
});

test('a short "Profile" behind an employer is the post', () => {
  expect(
    jobs(`
    # Work Experience
    Past Company: Harbor Shipping
    Profile : Operations Executive
    Duration: Feb 2012 to July 2014`),
  ).toEqual([{ job: 'Operations Executive / Harbor Shipping /  / Feb 2012 to July 2014', lines: 0 }]);
});

test('a detail that leads later jobs does not part the first one from its employer', () => {
  expect(
    jobs(`
    # Work Experience
    Company : Harbor Works Ltd
    Client : Hill Board
    Designation : Site Engineer
    Duration : May 2014 to June 2016
    - Built the north pier for the town
    Client : Elm City
    Designation : Junior Engineer
    Duration : May 2012 to April 2014`),
  ).toEqual([
    { job: 'Site Engineer / Harbor Works Ltd /  / May 2014 to June 2016', lines: 1 },
    { job: 'Junior Engineer /  /  / May 2012 to April 2014', lines: 0 },
  ]);
});

test('an employer with a bullet sign heads the labels below it', () => {
  const { workExperiences } = fieldsOf(
    resumeOf(`
    # Experience
    - Riverside Computer Services (Elm Group), Leeds
    Period: March 2016 to May 2018
    Designation: Web Developer
    - Moved three applications to one database
    - Origami Technologies, Hull
    Period: April 2012 to December 2015
    Designation: Developer
    - Built the office system of two towns`),
  );
  expect(workExperiences.map(({ jobTitle, company }) => `${jobTitle} / ${company}`)).toEqual([
    'Web Developer / Riverside Computer Services',
    'Developer / Origami Technologies',
  ]);
});

test('the first job keeps the label that its employer stands before, and that leads the others', () => {
  expect(
    jobs(`
    # Professional Experience
    Company Name : Harbor Engineering Company Limited
    Period : Jan 2016 to Nov 2016
    Designation : Site Engineer
    - Checked the drawings of nine bridges
    Period : Dec 2014 to Dec 2015
    Designation : Junior Engineer
    - Measured 40 roads of the county`).map(({ job }) => job),
  ).toEqual([
    'Site Engineer / Harbor Engineering Company Limited /  / Jan 2016 to Nov 2016',
    expect.stringContaining('Junior Engineer'),
  ]);
});

test('a grade behind the years of a study is no label of the line', () => {
  expect(
    studiesIn(`
    # Education
    **HILL INSTITUTE OF TECHNOLOGY**
    B.Sc (Hons) in Civil Engineering
    2011 - 2015 | GPA: 8.4`),
  ).toEqual(['B.Sc (Hons) in Civil Engineering / HILL INSTITUTE OF TECHNOLOGY / 2011 - 2015']);
});

test('an employer is told by labels that misname it, or that name a school as well', () => {
  expect(
    jobsIn(`
    # Work Experience
    Institution/Company: Elm Bank Ltd
    Position: Cashier
    Duration: May 2012 to June 2014
    - Counted the money of 300 clients a day
    Previous Employee: Harbor Works Ltd
    Designation: Technician
    Working Duration: May 2010 to April 2012
    - Kept 40 pumps running`),
  ).toEqual([
    'Cashier / Elm Bank Ltd / May 2012 to June 2014',
    'Technician / Harbor Works Ltd / May 2010 to April 2012',
  ]);
});

test('a university is named beside the college that a line of its own names, and is the school where none does', () => {
  expect(
    schoolsIn(`
    # Education
    Discipline : B.TECH RADIO ENGINEERING
    Lake Institute of Technology, Hull.
    University : Hill University
    Discipline : B.TECH TRADE
    University : Stone University`),
  ).toEqual(['B.TECH RADIO ENGINEERING / Lake Institute of Technology', 'B.TECH TRADE / Stone University']);
});

test('a label of two names is that of the first: "Puesto/Tarea principal"', () => {
  expect(
    jobsIn(`
    # Experiencia
    Fecha: enero 2015 – marzo 2016
    Empresa: Molinos del Puerto
    Puesto/Tarea principal: Mozo de almacén
    Fecha: abril 2016 – mayo 2018
    Empresa: Aceites Robledo
    Puesto/Tarea principal: Contable`),
  ).toEqual([
    'Mozo de almacén / Molinos del Puerto / enero 2015 – marzo 2016',
    'Contable / Aceites Robledo / abril 2016 – mayo 2018',
  ]);
});

test('a bracket that the value of a label leaves open closes in the next line', () => {
  expect(
    jobsIn(`
    # Work Experience
    Company : ROWAN LOOM BUILDERS (PARTNER OF
    TARN KETTLES).
    Designation : Fitter
    Period : June 2011 to July 2012`),
  ).toEqual(['Fitter / ROWAN LOOM BUILDERS (PARTNER OF TARN KETTLES). / June 2011 to July 2012']);
});

test('courses that are listed belong to a degree, one that is named may be it', () => {
  const studies = (courses: string) =>
    schoolsIn(`
    # Education
    **Elm University** || 2031 – 2034
    Bachelor of Science in Botany
    Courses: ${courses}`);
  expect(studies('Soils, Roots, Hedges')).toEqual(['Bachelor of Science in Botany / Elm University']);
  expect(
    schoolsIn(`
    # Education
    Courses: Diploma in Botany, Soils, Roots
    Institute: Elm College`),
  ).toEqual(['Diploma in Botany, Soils, Roots / Elm College']);
});

test('the years behind a school tell more than the label of its end', () => {
  expect(
    studiesIn(`
    # Education
    **Elm University** || 2031 – 2034
    Bachelor of Science in Botany
    Expected Graduation: 2034`),
  ).toEqual(['Bachelor of Science in Botany / Elm University / 2031 – 2034']);
});

test('the grade at the end of a study is told by its label, and is no school', () => {
  expect(
    studiesIn(`
    # Education
    Bachelor of Arts in Weaving || 2031 – 2034
    Final grade: 14.2
    Master of Arts in Dyes || 2034 – 2035
    Elm University`),
  ).toEqual(['Bachelor of Arts in Weaving /  / 2031 – 2034', 'Master of Arts in Dyes / Elm University / 2034 – 2035']);
});
