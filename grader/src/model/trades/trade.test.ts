import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { roleData } from '../../words/skills/roles.ts';
import { askedData } from '../../words/trades/asked.ts';
import { disciplines, subjects } from '../../words/trades/disciplines.ts';
import { askedInAmounts, askedOfWork, skillsOfTrade, tradeOf } from './trade.ts';

const job = (title: string, dates: string) =>
  `\n  **${title}, Harbor Works** || ${dates}\n  - Kept nine lamps in order`;
const resume = (...titles: string[]) =>
  resumeOf(`# Experience${titles.map((title, n) => job(title, `Jan ${2022 - n} – Dec ${2022 - n}`)).join('\n')}`);
const peopleOf = (...titles: string[]) => tradeOf(resume(...titles))?.people;

test.each([
  ['one title', ['Electrician'], 'electricians'],
  ['a discipline before a post of another trade', ['Electrical Site Engineer'], 'electrical engineers'],
  ['most titles', ['Accountant', 'Sales Representative', 'Senior Accountant'], 'accountants'],
  ['a title that says nothing beside two that do', ['Executive', 'Accountant', 'Senior Accountant'], 'accountants'],
  ['the newest title, whatever the others say', ['Welder', 'Accountant', 'Accountant', 'Accountant'], undefined],
  ['two trades', ['Accountant', 'Welder', 'Teacher'], undefined],
  ['no known title', ['Lamp Keeper'], undefined],
  [
    'a title that says nothing beside four others',
    ['Accountant', 'Executive', 'Lamp Keeper', 'Rope Sorter', 'Clock Winder'].toReversed(),
    undefined,
  ],
  ['a trainer of dogs', ['Dog Trainer'], undefined],
  ['a consultant of whatever it is', ['Brand Imaging Consultant'], undefined],
  ['a founder', ['Co-Founder & CEO', 'Founder'], undefined],
  ['what students do beside', ['Undergraduate Research Assistant'], undefined],
])('the trade of %s', (_, titles, people) => {
  expect(peopleOf(...titles)).toBe(people);
});

test('a job beside other studies, or of anybody, names no trade', () => {
  const beside = (title: string, degree: string) =>
    tradeOf(
      resumeOf(
        `# Experience${job(title, 'Jan 2022 – Dec 2022')}\n  # Education\n  **${degree}, Elm University** || 2023`,
      ),
    )?.people;
  expect(beside('Accountant', 'BSc Accounting')).toBe('accountants');
  expect(beside('Accountant', 'BSc Nursing')).toBeUndefined();
  expect(beside('Web Developer', 'BSc Forest Resource Engineering')).toBeUndefined();
  expect(beside('Waiter', 'BA Whatever')).toBeUndefined();
});

test('one short post beside studies of an unknown subject, or beside projects of another trade, names none', () => {
  const beside = (rest: string, dates = 'Jan 2022 – Dec 2022') =>
    tradeOf(resumeOf(`# Experience${job('Accountant', dates)}\n${rest}`))?.people;
  const studies = '  # Education\n  **BA Whatever, Elm University** || 2023';
  expect(beside(studies)).toBeUndefined();
  expect(beside(studies, 'Jan 2014 – Dec 2022')).toBe('accountants');
  const project = '  # Projects\n  **Web Developer, Lamp Shop** || 2021\n  - Built the pages of a shop for lamps\n';
  expect(beside(`${project}${studies}`, 'Jan 2014 – Dec 2022')).toBeUndefined();
});

test('a machine and a name are no posts', () => {
  const profile = (text: string) => tradeOf(resumeOf(`# Profile\n${text}`))?.people;
  expect(profile('Experience of server administration and network functions')).toBeUndefined();
  expect(tradeOf(resumeOf('**Ada Driver**\nada.driver@mail.example\n\n# Skills\nRopes, lamps'))).toBeUndefined();
});

test('studies name the trade where no job does, and a profile before them', () => {
  const studies = '# Education\n**Diploma in Mechanical Engineering, Elm College** || 2019 – 2022';
  expect(tradeOf(resumeOf(studies))?.people).toBe('mechanical engineers');
  expect(tradeOf(resumeOf(studies.replace('Diploma in Mechanical', 'B.Tech (EEE)')))?.people).toBe(
    'electrical engineers',
  );
  expect(tradeOf(resumeOf(`# Profile\nElectrician who kept the lamps of nine harbors\n\n${studies}`))?.people).toBe(
    'electricians',
  );
  expect(tradeOf(resumeOf(`${studies}\n# Experience${job('Lamp Keeper', 'Jan 2022 – Dec 2022')}`))).toBeUndefined();
});

test('what engineers studied tells which trade they are of', () => {
  const site = `# Experience${job('Site Engineer', 'Jan 2022 – Dec 2022')}`;
  const studied = (subject: string) =>
    tradeOf(resumeOf(`${site}\n\n# Education\n**Diploma in ${subject}, Elm College** || 2019 – 2021`))?.people;
  expect(studied('Electrical Engineering')).toBe('electrical engineers');
  expect(studied('Rope Making')).toBe('civil engineers');
});

test('of an older post of another trade or of none nothing is asked', () => {
  const accountant = resume('Accountant', 'Accountant', 'Accountant', 'Welder', 'Lamp Keeper');
  const [first, , , welder, last] = accountant.sections.flatMap(({ entries }) => entries);
  expect(askedOfWork(accountant, first)).toContain('accountants');
  expect(askedOfWork(accountant, welder)).toBe('');
  expect(askedOfWork(accountant, last)).toBe('');
});

test('a word of a profile that is no post names no trade', () => {
  expect(tradeOf(resumeOf('# Profile\nTechnically driven keeper of lamps\n\nHair: Brown'))).toBeUndefined();
});

test('what is asked is said where the trade is known', () => {
  expect(askedOfWork(resume('Accountant'))).toMatch(/^ Readers who hire accountants want to know which books/);
  expect(askedInAmounts(resume('Accountant'))).toMatch(/^ Amounts that count for accountants: turnover/);
  expect(skillsOfTrade(resume('Accountant'))).toContain('accounting software');
  expect([askedOfWork, askedInAmounts].map((asked) => asked(resume('Lamp Keeper')))).toEqual(['', '']);
});

test('every family of jobs has its questions, and every discipline is a family', () => {
  const families = (data: string) =>
    data
      .trim()
      .split('\n')
      .map((line) => line.split(/ <|:/, 1)[0]);
  expect(families(askedData).toSorted()).toEqual(families(roleData).toSorted());
  for (const line of askedData.trim().split('\n')) expect(line.split('; ')).toHaveLength(4);
  for (const [, family] of [...disciplines, ...subjects]) expect(families(roleData)).toContain(family);
});
