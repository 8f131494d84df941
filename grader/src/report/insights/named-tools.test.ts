import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { unlistedTools } from './named-tools.ts';

const asked = (skills: string, ...lines: string[]) =>
  unlistedTools(
    resumeOf(`
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      ${lines.map((line) => `- ${line}`).join('\n      ')}
      # Skills
      ${skills}`),
  ).map(({ text }) => text.split(', and your')[0]);

const lines = ['Built the ledger with Django and PostgreSQL', 'Moved nine reports to Kubernetes with Terraform'];

test('tools of the lines that the list of skills lacks are named', () => {
  expect(asked('Python, Java, Excel', ...lines)).toEqual([
    'Your work and projects name “Django”, “PostgreSQL”, “Kubernetes” and “Terraform”',
  ]);
});

test('tools that are listed, in whatever case, and one or two that are not, are left alone', () => {
  expect(asked('Python, Java, django, Postgresql, kubernetes', ...lines)).toEqual([]);
  expect(asked('Python, Java, Excel', 'Built the ledger with Django and PostgreSQL')).toEqual([]);
  expect(asked('Python, Java, React', 'Built it with ReactJS, Django and PostgreSQL')).toEqual([]);
});

test('items that were read as lines of the job beside them are listed', () => {
  expect(asked('Python, Java, Excel', ...lines, 'Django', 'PostgreSQL', 'Kubernetes', 'Terraform')).toEqual([]);
});

test('a list of another trade is left alone', () => {
  expect(asked('Patience, bread, rolls', ...lines)).toEqual([]);
});

test('a building that is called after a firm is no tool', () => {
  expect(asked('Python, Java, Excel', 'Lit the Kubernetes Tower with Django, PostgreSQL and Terraform')).toEqual([
    'Your work and projects name “Django”, “PostgreSQL” and “Terraform”',
  ]);
});
