import { expect, test } from 'vitest';
import type { RawPage } from '../../model/page.ts';
import { fieldsOf } from '../../report/fields.ts';
import { inColumns } from '../../testing/in-columns.ts';
import { pagesOf } from '../../testing/resume-of.ts';
import { ruledLine } from '../../testing/ruled-line.ts';
import { readResume } from '../read-resume.ts';

const fields = (pages: RawPage[]) => fieldsOf(readResume(pages, '2026-11-21'));

test('columns below a head of known names are the parts of each study, cells of several lines joined', () => {
  const { educations } = fields(
    inColumns(`
    # Education
    Course | Institution | Year of Passing | Percentage
    B.Tech | Lakeside College of | 2015 | 65.4
    . | Engineering
    XII | Hill State Board | 2010 | 61
    X | Hill State Board | 2008 | 68
    # Skills
    Circuit design, radio`),
  );
  expect(educations).toEqual([
    { degree: 'B.Tech', school: 'Lakeside College of Engineering', date: '2015' },
    { degree: 'XII', school: 'Hill State Board', date: '2010' },
    { degree: 'X', school: 'Hill State Board', date: '2008' },
  ]);
});

test('a column of trades tells the posts where no head names them, and a sum is no job', () => {
  const { workExperiences } = fields(
    inColumns(`
    # Work Experience
    Company | Country | EXP | Description
    Elm Ducts LLC | Qatar | 6 Months | Duct Man
    Hill Star WLL | Oman | 1 Year | Assistant Duct
    Kite Works LLC | Oman | 2 Years | Duct Fitter
    Total Ducts LLC | Oman | 2 Years | .
    Gulf Experience | . | 3 Years | .
    # Skills
    Circuit design, radio`),
  );
  expect(workExperiences.map(({ jobTitle, company }) => `${jobTitle} / ${company}`)).toEqual([
    'Duct Man / Elm Ducts LLC',
    'Assistant Duct / Hill Star WLL',
    'Duct Fitter / Kite Works LLC',
    ' / Total Ducts LLC',
  ]);
});

test('a table of jobs gives jobs, and neither columns of the page nor titles of sections', () => {
  const pages = inColumns(`
    # Work Experience
    Company | Designation | From | To
    Kite Mills | Knitting Manager | Aug 2015 | Present
    Fashion Gauge Ltd | Supervisor | May 2012 | July 2015
    Skills | Operator | May 2010 | April 2012
    # Skills
    Circuit design, radio`);
  const { workExperiences, sections } = fields(pages);
  expect(workExperiences.map(({ jobTitle, company, date }) => [jobTitle, company, date].join(' / '))).toEqual([
    'Knitting Manager / Kite Mills / Aug 2015 – Present',
    'Supervisor / Fashion Gauge Ltd / May 2012 – July 2015',
    'Operator / Skills / May 2010 – April 2012',
  ]);
  expect(sections.map(({ title }) => title)).toEqual(['Work Experience', 'Skills']);
});

test('ruled lines make a table without a head, read by what its columns hold', () => {
  const pages = inColumns(`
    # Education
    2015 | Lakeside College | B.Tech
    2010 | Hill School | Intermediate
    # Skills
    Circuit design, radio`);
  const [page] = pages;
  const rows = page?.words.filter(({ text }) => /^20/.test(text)).map(({ base }) => base) ?? [];
  const [first = 0, second = 0] = rows;
  const ys = [first - 9, second - 9, second + 3];
  page?.shapes.push(
    ...ys.map((y) => ruledLine(55, y, 460, y + 0.5)),
    ...[55, 185, 355, 460].map((x) => ruledLine(x, first - 9, x + 0.5, second + 3)),
  );
  expect(fields(pages).educations).toEqual([
    { degree: 'B.Tech', school: 'Lakeside College', date: '2015' },
    { degree: 'Intermediate', school: 'Hill School', date: '2010' },
  ]);
});

test('a narrow cell that ends with the time of a job heads the text beside it, however many lines it breaks over', () => {
  const pages = inColumns(
    `
    # Career Highlights
    Kite Mills | Knitting Manager:
    (Part of | planning of the knitting hall,
    Harbor | letters to the suppliers,
    Works) | technology & Dyes
    May 2013 | for three towns, with
    to till | the stock of yarn
    date | and of tools
    Fashion | Supervisor:
    Gauge Ltd | shifts of forty people
    Jan 2009 | in the dye house, and
    to April | the ledger of dyes
    2013 | for three towns`,
    [60, 190],
  );
  const [page] = pages;
  const [first = 0, second = 0] =
    page?.words.filter(({ text }) => /^(?:Kite|Fashion)$/.test(text)).map(({ base }) => base) ?? [];
  const end = Math.max(...(page?.words.map(({ base }) => base) ?? []));
  const ys = [first - 9, second - 9, end + 3];
  page?.shapes.push(
    ...ys.map((y) => ruledLine(55, y, 460, y + 0.5)),
    ...[55, 185, 460].map((x) => ruledLine(x, first - 9, x + 0.5, end + 3)),
  );
  expect(fields(pages).workExperiences.map(({ jobTitle, date }) => `${jobTitle} / ${date}`)).toEqual([
    'Knitting Manager / May 2013 to till date',
    'Supervisor / Jan 2009 to April 2013',
  ]);
});

test('a cell whose last line is the name of a field holds no section', () => {
  const pages = inColumns(`
    # Education
    B.E. | Lakeside Institute | 2015
    . | of Management
    . | And
    . | Technology
    X | Hill School | 2010
    # Skills
    Circuit design, radio`);
  const [page] = pages;
  const bases = new Map(page?.words.map(({ text, base }) => [text, base]));
  const [first = 0, second = 0] = [bases.get('B.E.'), bases.get('X')];
  page?.shapes.push(
    ...[first - 9, second - 9, second + 3].map((y) => ruledLine(55, y, 460, y + 0.5)),
    ...[55, 185, 355, 460].map((x) => ruledLine(x, first - 9, x + 0.5, second + 3)),
  );
  expect(fields(pages).educations).toEqual([
    { degree: 'B.E.', school: 'Lakeside Institute of Management And Technology', date: '2015' },
    { degree: 'X', school: 'Hill School', date: '2010' },
  ]);
});

test('a line of a longer name is no title of a section in a cell', () => {
  const pages = inColumns(`
    # Education
    Draughtsman | Lakeside | 2015
    . | Industrial
    . | Training
    . | Centre
    X | Hill School | 2010
    # Skills
    Circuit design, radio`);
  const [page] = pages;
  const bases = new Map(page?.words.map(({ text, base }) => [text, base]));
  const [first = 0, second = 0] = [bases.get('Draughtsman'), bases.get('X')];
  page?.shapes.push(
    ...[first - 9, second - 9, second + 3].map((y) => ruledLine(55, y, 460, y + 0.5)),
    ...[55, 185, 355, 460].map((x) => ruledLine(x, first - 9, x + 0.5, second + 3)),
  );
  expect(fields(pages).educations.map(({ school }) => school)).toEqual([
    'Lakeside Industrial Training Centre',
    'Hill School',
  ]);
});

test('a column whose head is not known is what its cells are', () => {
  const { educations } = fields(
    inColumns(`
    # Education
    What I passed | Institution | Year of Passing | Percentage
    B.Tech | Lakeside College | 2015 | 65.4
    Class XII | Hill School | 2010 | 61
    # Skills
    Circuit design, radio`),
  );
  expect(educations).toEqual([
    { degree: 'B.Tech', school: 'Lakeside College', date: '2015' },
    { degree: 'Class XII', school: 'Hill School', date: '2010' },
  ]);
});

test('labels and their values are no columns of the page', () => {
  const pages = inColumns(`
    # Personal Details
    Name | : | Anand Kulkarni
    Languages | : | English, Hindi and Marathi, fluent in all of them
    Interests | : | Cricket, books and long walks along the sea
    Nationality | : | Indian
    Profile | : | Hard working, sincere and glad to learn new things
    References | : | Will be furnished on request by the office
    Contact | : | (512) 555-0143
    # Skills
    Circuit design, radio`);
  const resume = readResume(pages, '2026-11-21');
  expect(resume.pages[0]?.columns).toBeUndefined();
});

test('a table of studies makes its section one of education, and broken heads of narrow columns are read', () => {
  const { educations } = fields(
    inColumns(`
    # Summary of Qualifications
    Examinatio n | Board/ University | Subject | Year of Passin g
    Degree | Hill University | Bachelor of Commerce | 2004
    Intermediate | Hill State Board | Commerce | 2001`),
  );
  expect(educations.map(({ degree, school, date }) => [degree, school, date])).toEqual([
    ['Bachelor of Commerce', 'Hill University', '2004'],
    ['Intermediate Commerce', 'Hill State Board', '2001'],
  ]);
});

test('a title of a section that runs over the cells of a table of jobs is no row of it', () => {
  const pages = pagesOf(`
    # Objective
    To work hard in a growing house and to learn its trade
    **PROFESSIONAL EXPERIENCE** {size=12}
    Organization: Harbor Works
    Duration: Jan 2012 to Feb 2015
    Designation: Draughtsman
    # Skills
    Circuit design, radio`);
  const [page] = pages;
  const bases = new Map(page?.words.map(({ text, base }) => [text, base]));
  const [top = 0, bottom = 0] = [bases.get('PROFESSIONAL'), bases.get('Designation:')];
  for (const word of page?.words ?? [])
    if (word.base > top && word.base <= bottom && !word.text.endsWith(':')) {
      word.x0 += 100;
      word.x1 += 100;
    }
  const ys = [...new Set(page?.words.map(({ base }) => base).filter((base) => base >= top && base <= bottom))];
  const middle = (page?.words.find(({ text, base }) => text === 'EXPERIENCE' && base === top)?.x0 ?? 0) - 1;
  page?.shapes.push(
    ...[...ys.map((y) => y - 10), bottom + 4].map((y) => ruledLine(55, y, 460, y + 0.5)),
    ...[55, middle, 460].map((x) => ruledLine(x, top - 10, x + 0.5, bottom + 4)),
  );
  const { sections, workExperiences } = fields(pages);
  expect(sections.map(({ title }) => title)).toEqual(['Objective', 'PROFESSIONAL EXPERIENCE', 'Skills']);
  expect(workExperiences).toMatchObject([
    { company: 'Harbor Works', jobTitle: 'Draughtsman', date: 'Jan 2012 to Feb 2015' },
  ]);
});

test('a table of studies is read where "Institution" heads the degrees, and where a degree shares the cell of its years', () => {
  const { educations } = fields(
    inColumns(`
    # Education
    Institution | Percentage | Year of Passing
    SSC from Hill School | 88 | 2011
    B.E from Elm College | 70 | 2014
    # Skills
    Circuit design, radio`),
  );
  expect(educations).toEqual([
    { degree: 'SSC', school: 'Hill School', date: '2011' },
    { degree: 'B.E', school: 'Elm College', date: '2014' },
  ]);
  const shared = fields(
    inColumns(`
    # Education
    10th 2011 - 2012 | Hill College
    12th 2014 - 2015 | Elm College
    B.Tech 2015 - 2019 | Lakeside University
    # Skills
    Circuit design, radio`),
  );
  expect(shared.educations.map(({ degree, school }) => `${degree} / ${school}`)).toEqual([
    '10th / Hill College',
    '12th / Elm College',
    'B.Tech / Lakeside University',
  ]);
});
