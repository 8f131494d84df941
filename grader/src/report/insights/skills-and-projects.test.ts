import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { skillsAndProjects } from './skills-and-projects.ts';
import { workShown } from './work-shown.ts';

const asked = (text: string) => skillsAndProjects(resumeOf(text)).map(({ title }) => title);
const work = `
  # Experience
  **Analyst, Harbor Works** || Jan 2020 – Mar 2023
  - Kept the ledger of forty shops`;
const projects = (count: number) => `
  # Projects
  ${Array.from({ length: count }, (_, i) => `**Ledger number ${i + 1}** || ${2010 + i}\n  - Built the pages of a ledger with Django and PostgreSQL`).join('\n\n  ')}`;

test('five projects beside work are too many, and three are not', () => {
  expect(asked(`${work}${projects(5)}`)).toEqual(['Keep your best three projects']);
  expect(asked(`${work}${projects(3)}`)).toEqual([]);
  expect(asked(projects(5))).toEqual([]);
  expect(asked(`${work}${projects(5).replace('# Projects', '# Projects & Extracurricular Activities')}`)).toEqual([]);
  const long = Array.from({ length: 9 }, () => '\n  - Counted the lamps of a yard in the north').join('');
  expect(asked(`${work}${long}${projects(5)}`)).toEqual([]);
  expect(asked(`${work}${projects(5).replaceAll('Django and PostgreSQL', 'bricks and mortar')}`)).toEqual([]);
});

test('a technical resume with three skills is asked for more', () => {
  const resume = (degree: string, skills: string) => `${work}
  # Education
  **${degree}, Example College** || 2019
  # Skills
  ${skills}`;
  expect(asked(resume('B.Sc. Computer Science', 'Java, Python'))).toEqual(['Name more of what you can use']);
  expect(asked(resume('B.Sc. Computer Science', 'Java, Python, Django, Linux, Docker'))).toEqual([]);
  expect(asked(resume('B.A. Economics', 'Java, Python'))).toEqual([]);
});

test('designers and developers whose jobs tell little are asked for projects', () => {
  const thin = [{ rule: { name: 'content-few-lines' }, findings: [{}] }] as unknown as Parameters<typeof workShown>[1];
  const of = (title: string, more = '') =>
    workShown(resumeOf(`${work.replace('Analyst', title)}${more}`), thin).map((remark) => remark.title);
  expect(of('Web Developer')).toEqual(['Add a Projects section']);
  expect(of('Web Developer', projects(1))).toEqual([]);
  expect(of('Web Developer', '\n  # Links\n  www.lamps.example.com/portfolio')).toEqual([]);
  expect(of('Baker')).toEqual([]);
  expect(of('Program Developer')).toEqual([]);
});

test('who studied programs or aims at them, and has posts of other trades alone, is asked for a project', () => {
  const of = (title: string, more = '') =>
    workShown(
      resumeOf(`${work.replace('Analyst', title)}
      # Education
      **B.Sc. Computer Science, Example College** || 2023
      # Skills
      Java, Python, Django, PostgreSQL, Docker${more}`),
      [],
    ).map((remark) => remark.title);
  expect(of('Waiter')).toEqual(['Add a Projects section']);
  expect(of('Web Designer')).toEqual([]);
  expect(of('Waiter', projects(1))).toEqual([]);
  expect(of('Waiter', '\n  # Activities\n  Project: a ledger of lamps for the club')).toEqual([]);
  expect(of('Waiter', '\n  # Publications\n  Lamps of the north, Journal of Harbors, 2022')).toEqual([]);
});

test('a certificate that is only planned is told apart', () => {
  const of = (line: string) => asked(`${work}\n  # Certifications\n  ${line}`);
  expect(of('Certified Ledger Keeper (planned)')).toEqual(['List only certificates that you hold']);
  expect(of('Certified Ledger Keeper, 2022')).toEqual([]);
});

test('posts and bare names among projects take no room from work', () => {
  const posts = projects(5).replaceAll(
    /Ledger number (\d)\*\* \|\| (\d+)/g,
    'Co-founder, Harbor Club $1** || Jan $2 – Mar $2',
  );
  expect(asked(`${work}${posts}`)).toEqual([]);
  const names = projects(5).replaceAll(/\n {2}- Built.*/g, '\n  Django, PostgreSQL');
  expect(asked(`${work}${names}`)).toEqual([]);
});
