import { expect, test } from 'vitest';
import { inColumns } from '../../testing/in-columns.ts';
import { pagesOf, resumeOf } from '../../testing/resume-of.ts';
import { readResume } from '../read-resume.ts';

const rest = `
  # Experience
  **Clerk, Delta Foods** || Feb 2017 – Dec 2019
  - Counted stock in two warehouses every month`;
const nameIn = (head: string) => resumeOf(`${head}\n${rest}`).profile.name?.text;

const heads: [head: string, name: string][] = [
  ['• Resume\n• Anand Kulkarni\nanand@example.com', 'Anand Kulkarni'],
  ['Anand Kulkarni {size=30}\nak@elm.edu\nELM COLLEGE {size=14}', 'Anand Kulkarni'],
  ['CURRICULUM VITAE {size=18}\nAnand R. Kulkarni {size=12}\nanand@example.com', 'Anand R. Kulkarni'],
  ['CURRICULUMVITAE {size=18}\nNoor Castell {size=12}\nnoor@example.com', 'Noor Castell'],
  ['RESUME {size=22}\nSELVAM K.M. {size=14}\nselvam@example.com', 'SELVAM K.M.'],
  ['Farhan Qureshi, B.Tech (Civil), MBA {size=14}\n(512) 555-0143', 'Farhan Qureshi'],
  ['Bio-data {size=18}\nName : Gopal Reddy {size=11}\nMobile : 55500 00112', 'Gopal Reddy'],
  ['Sunita Rao  Email: sunita.rao@example.com {size=10}\nPune', 'Sunita Rao'],
  ['Resume – Imran Sheikh {size=14}\nimran@example.com', 'Imran Sheikh'],
  ['Mr. Joby Thomas {size=14}\njoby@example.com', 'Joby Thomas'],
  ['Priya nair {size=16}\nAccountant\npriya@example.com', 'Priya nair'],
  ['OLUWASEUN {size=24}\nAdeyemi {size=24}\nLeeds', 'OLUWASEUN Adeyemi'],
  ['ANNIKA {size=34}\nBYRONOV {size=30}\nLeeds', 'ANNIKA BYRONOV'],
  ['**ANNIKA LENE** {size=14}\n**BYRONOV** {size=14}\nLeeds', 'ANNIKA LENE BYRONOV'],
  ['anna byron {size=18}\nme@annabyron.example', 'anna byron'],
  ['VIKRAM.S {size=12}\nvikram@example.com', 'VIKRAM.S'],
  ['ORINBASA.K (B.Tech RADIO) {size=14}\nMobile : 55500 00112', 'ORINBASA.K'],
  ['LORN TAU MEI / 王美 {size=14}\nmei@example.com', 'LORN TAU MEI'],
  ['Orinbasa B.Com(hons), {size=14}\norin@example.com', 'Orinbasa'],
  ['ORINBASA TALVI {size=14}\nB.TECH. {size=14}\norin@example.com', 'ORINBASA TALVI'],
  ['Orinbasa Talvi Academic CV {size=14}\norin@example.com', 'Orinbasa Talvi'],
  ['ORINBASA TALVI’S RESUME {size=14}\norin@example.com', 'ORINBASA TALVI'],
  ['Orinbasa Talvi 王美 (b. 1991) {size=14}\norin@example.com', 'Orinbasa Talvi'],
  ['Резюме: Оринбаса Талви {size=14}\norin@example.com', 'Оринбаса Талви'],
  ['CV_OLD_TALVI {size=14}\nORINBASA TALVI {size=14}\ntalvi@example.com', 'ORINBASA TALVI'],
];

test.each(heads)('%j', (head, name) => {
  expect(nameIn(head)).toBe(name);
});

test('a banner, an address and a job title are no names', () => {
  expect(nameIn('annabyron.io {size=18}\nme@mail.example {size=10}')).toBeUndefined();
  expect(nameIn('CURRICULUM VITAE {size=18}\nNew Delhi, India\n(512) 555-0143 {size=10}')).toBeUndefined();
  expect(nameIn('Resume {size=18}\nE-mail: x1@example.com {size=10}')).toBeUndefined();
});

test('a name is found below an address that has a title of its own', () => {
  const { profile } = resumeOf(`
    CURRICULUM VITAE {size=18}
    # Address
    12 Elm Road, Leeds
    55500 00112
    **ORINBASA TALVI**
    otalvi@example.com
    ${rest}`);
  expect(profile.name?.text).toBe('ORINBASA TALVI');
});

test('a name is found in the personal details where the head has none', () => {
  const { profile } = resumeOf(`
    CURRICULUM VITAE {size=18}
    ${rest}
    # Personal Details
    Name : Ligaya Santos
    Father's Name : Ramon Santos`);
  expect(profile.name?.text).toBe('Ligaya Santos');
});

test('a name in the looks of the titles is no section', () => {
  const resume = resumeOf(`
    Resume {size=18}
    # Anand Kulkarni
    anand@example.com | (512) 555-0143
    # Objective
    To work in a firm that makes pumps.
    # Education
    **BSc Physics, Elm College** || 2019
    # Declaration
    All of this is true.
    # Anand Kulkarni`);
  expect(resume.sections.map(({ title }) => title)).toEqual(['Objective', 'Education', 'Declaration']);
});

test('a name ends before the name of a parent, and a village is none', () => {
  const { profile } = resumeOf(`
    ANAND KUMAR RAO S/O Mr. MOHAN RAO
    VILL-ELMPUR POST-HILLGAON
    DISTT-ROWANPUR (UP) 273212
    a.rao@example.com
    # Education
    **B.A.**, Elm College || 2008 – 2011`);
  expect(profile.name?.text).toBe('ANAND KUMAR RAO');
});

test('a name ends where smaller letters or italics follow on its line', () => {
  const pages = pagesOf(`Tomas Reyes Bridge Designer {size=18}\ntomas@example.com\n${rest}`);
  const nameWith = (look: object) =>
    readResume(
      pages.map((page) => ({
        ...page,
        words: page.words.map((word) => (/^(?:Bridge|Designer)$/.test(word.text) ? { ...word, ...look } : word)),
      })),
      '2026-11-21',
    ).profile.name?.text;
  expect(nameWith({ size: 11 })).toBe('Tomas Reyes');
  expect(nameWith({ italic: true })).toBe('Tomas Reyes');
});

test('a name ends before the post on its line, and a name that is a word is none', () => {
  const nameIn = (line: string) => resumeOf(`${line} {size=20}\nokoro5@example.com\n${rest}`).profile.name?.text;
  expect(nameIn('ADA OKORO PRODUCT DESIGNER')).toBe('ADA OKORO');
  expect(nameIn('Ada Okoro Baker')).toBe('Ada Okoro Baker');
});

test('a name told in two rows of the personal details is put together, given names first', () => {
  const named = (details: string) =>
    resumeOf(`CURRICULUM VITAE {size=18}\n${rest}\n# Personal Details\n${details}`).profile.name?.text;
  expect(named('Nom : Moreau\nPrénom : Claire Anne')).toBe('Claire Anne Moreau');
  expect(named('Surname || Okoro {right=-200}\nFirst name || Ada {right=-200}')).toBe('Ada Okoro');
  expect(named('Surname : Okoro')).toBeUndefined();
  expect(named('Nombre y Apellidos: Ada Luz Okoro')).toBe('Ada Luz Okoro');
  expect(named('Nom / Prénom || Okoro Ada {right=-200}')).toBe('Okoro Ada');
});

test('a name ends before the degrees behind it, whatever they say in brackets', () => {
  const { profile } = resumeOf(`RESUME\nADA OKORO, B.TECH. (IT Engineering.), E.C.E.T\nokoro5@example.com\n${rest}`);
  expect(profile.name?.text).toBe('ADA OKORO');
});

test('a name is found beside the title of its part, in the row of a form', () => {
  const { profile } = resumeOf(`
    CURRICULUM VITAE {size=18}
    Personal profile || Name : Ligaya Santos
    ligaya@example.com
    ${rest}`);
  expect(profile.name?.text).toBe('Ligaya Santos');
});

test('a name below the declaration is that of the person where it is in the e-mail address', () => {
  const signed = (name: string) =>
    resumeOf(`
    CURRICULUM VITAE {size=18}
    E-mail: vara.lund@example.com {size=10}
    ${rest}
    # Declaration
    I hereby declare that all of this is true.
    Date: 3/4/2019 || ${name}`).profile.name?.text;
  expect(signed('Vara Lund')).toBe('Vara Lund');
  expect(signed('Omar Pell')).toBeUndefined();
});

test('a name that the edge of a column parts is one, and a post below it is none of its halves', () => {
  const side = [
    'Contact',
    'Leeds',
    '0113 555 0143',
    'Languages',
    'Dutch',
    'French',
    'Welsh',
    'Spanish',
    'Skills',
    'Word',
  ];
  const main = [
    '**Experience**',
    'Clerk, Delta Foods, Feb 2017 – Dec 2019',
    'Counted stock in two warehouses every month',
    'Wrote the ledgers of all nine mills by hand',
    'Clerk, Harbor Works, Feb 2012 – Dec 2016',
    'Sorted the mail of two warehouses every day',
    'Kept the books of a wharf and of its cranes',
    '**Education**',
    'Diploma in Trade, Elm College, 2011',
    'Passed with the best marks of the whole year',
  ];
  const lines = side.map((left, i) => `${left} | ${main[i]}`).join('\n');
  const pages = inColumns(`ANNIKA | BYRONOV {size=34}\n${lines}`, [110, 250]);
  expect(readResume(pages, '2026-11-27').profile.name?.text).toBe('ANNIKA BYRONOV');
  expect(nameIn('**ANNIKA BYRONOV** {size=14}\n**Member** {size=14}\nLeeds')).toBe('ANNIKA BYRONOV');
  expect(nameIn('ANNIKA BYRONOV {size=34}\nDATA ANALYST {size=30}\nLeeds')).toBe('ANNIKA BYRONOV');
});

test('a name ends before another label of its row, and at a colon', () => {
  const labelled = `Name : Vara Lund || Location: Leeds, West Yorkshire\nNationality: Welsh || Contact: vara@example.com\n${rest}`;
  expect(resumeOf(labelled).profile.name?.text).toBe('Vara Lund');
  expect(nameIn('As of: Dec 2020\nOmar Pell: Product {size=34}\nDesigner {size=34}\nomarpell@example.com')).toBe(
    'Omar Pell',
  );
});

test('a single word of the address right below another one is the surname', () => {
  expect(nameIn('TALVI {size=23}\nBRENZAG {size=15}\nbrenzag@example.org')).toBe('TALVI BRENZAG');
  expect(nameIn('TALVI {size=23}\nANALYST {size=15}\ntalvi@example.org')).toBe('TALVI');
});

test('the name of a page on the web tells a name, of plain words as well, and where it ends', () => {
  const head = (name: string, page: string) => nameIn(`${name} {size=14}\nwww.studio-lund.example/${page}`);
  expect(head('Summer Strong, Baker', 'summerstrong')).toBe('Summer Strong');
  expect(head('Summer Strong, Baker', 'winter')).toBe(undefined);
  expect(head('Ada Brenner, Bread & Cakes', 'ada-brenner')).toBe('Ada Brenner');
});

test('a banner with letters apart and a grade are no names', () => {
  expect(nameIn('**-:R ESUM E:-** {size=24}\nTALVI BRENZAG {size=12}\ntalvi@example.org')).toBe('TALVI BRENZAG');
  expect(nameIn('Current GPA: 3.4 {size=12}')).toBe(undefined);
});
