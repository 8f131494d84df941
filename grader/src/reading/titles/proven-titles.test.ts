import { expect, test } from 'vitest';
import { inColumns } from '../../testing/in-columns.ts';
import { resumeOf } from '../../testing/resume-of.ts';
import { readResume } from '../read-resume.ts';

const titlesOf = (text: string) => resumeOf(text).sections.map(({ kind, title }) => `${kind}: ${title}`);

test('a title in the looks of the text is one where the lines below tell what it announces', () => {
  expect(
    titlesOf(`
    # Work Experience
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month
    # Skills
    Word, Excel, Ledger
    Education
    BSc Economics, State University
    Diploma in Trade, Elm College
    Personal Details
    Date of birth : 2 May 1990
    Nationality : Dutch
    Declaration
    I hereby declare that all of this is true.`),
  ).toEqual([
    'experience: Work Experience',
    'skills: Skills',
    'education: Education',
    'personal: Personal Details',
    'declaration: Declaration',
  ]);
});

test('words of a title above something else, and labels with a value, stay lines of their section', () => {
  expect(
    titlesOf(`
    # Academics
    B.Com, Elm College || 2012
    # Work Experience
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month
    # Skills
    Word, Excel, Ledger
    Education
    Courses for nine clerks of the firm
    Declaration
    Forms for the customs of three harbors
    # Personal Details
    Date of birth : 2 May 1990
    Education : Diploma in Trade
    Nationality : Dutch`),
  ).toEqual(['education: Academics', 'experience: Work Experience', 'skills: Skills', 'personal: Personal Details']);
});

test('so is the title of studies right above the head of their table', () => {
  const { sections } = readResume(
    inColumns(`
    # Work Experience
    Clerk, Delta Foods, Feb 2017 – Dec 2019
    # Skills
    Word, Excel, Ledger
    Educational qualification
    Course | Institution | Year of Passing | Percentage
    B.Tech | Lakeside College | 2015 | 65.4
    XII | Hill State Board | 2010 | 61`),
    '2026-11-21',
  );
  expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'skills', 'education']);
});

test('references in the looks of a label are a section above an address or a number', () => {
  const below = (title: string, lines: string) =>
    titlesOf(`
    # Education
    BSc Economics, State University || 2014
    # Skills
    - Pumps and belts
    **${title}**
    ${lines}`).slice(2);
  expect(below('Referees:', 'Dr Ada Ruiz, ada.ruiz@elm.example')).toEqual(['references: Referees:']);
  expect(below('Referees:', 'Books and journals of the harbor')).toEqual([]);
});

test('one line of skills below the studies is a section, and a label of a study is none', () => {
  const below = (line: string) =>
    titlesOf(`
    # Work Experience
    Clerk, Delta Foods || Feb 2017 – Dec 2019
    # Education
    BSc Economics, State University || 2014
    Diploma in Trade, Elm College || 2011
    ${line}
    # Hobbies
    Rowing`).slice(2);
  expect(below('**Computer Skills:** || Excel, Python, AutoCAD')).toEqual([
    'skills: Computer Skills:',
    'interests: Hobbies',
  ]);
  expect(below('**Computer Skills:** || taught by Ada Ruiz')).toEqual(['interests: Hobbies']);
});

test('passport details are told by the labels of a passport', () => {
  expect(
    titlesOf(`
    # Work Experience
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month
    # Education
    BSc Economics, State University
    Passport Details:
    Passport No. Place of issue Issued Valid until
    Z0000000 Leeds 02 May 2011 01 May 2021
    # Skills
    Word, Excel, Ledger`),
  ).toEqual(['experience: Work Experience', 'education: Education', 'personal: Passport Details:', 'skills: Skills']);
});

test('a passport has a title of its own below the details of its owner', () => {
  expect(
    titlesOf(`
    # EDUCATION
    B.Com, Elm College || 2012
    # PERSONAL DETAILS
    Date of birth : 2 May 1990
    Nationality : Dutch

    **Passport Details:** {size=10}
    Passport No. : X550143
    Date of issue : 5 May 2015
    # SKILLS
    Word, Excel, Ledger`),
  ).toEqual(['education: EDUCATION', 'personal: PERSONAL DETAILS', 'personal: Passport Details:', 'skills: SKILLS']);
});

test('an address that stands out above all sections has a title, and one among the details of the person has a label', () => {
  const text = (head: string, end = '') =>
    resumeOf(`
      Maria Example {size=20}
      **${head}**
      14 Mill Road, Leeds
      maria@example.com
      # OBJECTIVE {size=14}
      To keep the ledger of a mill.
      # EDUCATION {size=14}
      BSc Economics, Elm University || 2014
      # PERSONAL DETAILS {size=14}
      Nationality : British
      ${end}`);
  const [first] = text('Address for Correspondence:').sections;
  expect([first?.kind, first?.rows.length]).toEqual(['contact', 2]);
  expect(text('Mill Road:').sections[0]?.kind).toBe('objective');
  expect(text('14 Mill Road', '**Permanent Address:** 2 Elm Street, York').sections).toHaveLength(3);
});
