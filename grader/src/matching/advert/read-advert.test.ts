import { expect, test } from 'vitest';
import { readAdvert } from './read-advert.ts';

const told = (advert: string) =>
  readAdvert(advert).demands.map(({ kind, weight, text }) => `${weight} ${kind}: ${text}`);
const required = (line: string) => told(`Requirements\n- ${line}`);

test.each([
  ['Must haves:\n- Kubernetes', ['must skill: kubernetes']],
  ['What you bring\n- Kubernetes', ['must skill: kubernetes']],
  ['**Nice to have**\n- Kubernetes', ['nice skill: kubernetes']],
  ['PREFERRED QUALIFICATIONS\n- Kubernetes', ['nice skill: kubernetes']],
  ["What you'll do\n- Run Kubernetes", ['task skill: kubernetes']],
  ['Benefits\n- Kubernetes classes', []],
  ['About us\nWe love Kubernetes', []],
  ['Why Acme?\nKubernetes', []],
  ['Acme is a fast-growing Kubernetes company.', []],
  ['Essential Duties and Responsibilities:\n- Run Kubernetes', ['task skill: kubernetes']],
  ['Physical requirements\n- Lift 50 pounds', []],
  ['Requirements: Kubernetes', ['must skill: kubernetes']],
])('the section tells how much is asked for: %j', (advert, demands) => expect(told(advert)).toEqual(demands));

test.each([
  ['Knowledge of Terraform is a plus', ['nice skill: terraform']],
  ['Docker, and Terraform is a plus', ['must skill: docker', 'nice skill: terraform']],
  ['No experience with Terraform required', []],
  ['Terraform is not necessary', []],
  ['Java or Kotlin', ['must skill: java or kotlin']],
  ['Java and Kotlin', ['must skill: java', 'must skill: kotlin']],
  ['At least three years of payroll', ['must years: 3 years', 'must skill: payroll']],
  ['5+ years of experience in payroll', ['must years: 5 years', 'must skill: payroll']],
  ['Founded 25 years ago', []],
  ["Bachelor's degree in Computer Science", ['must education: Bachelor’s degree']],
  ['MSc or PhD in physics', ['must education: Master’s degree']],
  ['Fluent in German and English', ['must language: German', 'must language: English']],
  ['Valid CDL Class A', ['must licence: truck licence']],
])('a requirement is read: %s', (line, demands) => expect(required(line)).toEqual(demands));

test.each([
  ['Senior Backend Engineer (m/f/d) - Berlin\nAbout us\nWe are a bank.', 'Senior Backend Engineer'],
  ['Job title: Theatre Nurse\nLocation: Leeds', 'Theatre Nurse'],
  ['Acme is looking for a warehouse supervisor to join our team.', 'warehouse supervisor'],
])('the job title is found: %j', (advert, title) => expect(readAdvert(advert).titles[0]).toBe(title));

test('the first line is the job, also where it has a word of section titles', () =>
  expect(told('Privacy Lawyer\nYou must know Kubernetes')).toContain('must skill: kubernetes'));

test('what no list of skills knows is a demand in its own words', () => {
  expect(required('Falconry with gyrfalcons')).toEqual(['must phrase: Falconry with gyrfalcons']);
});

test('a skill that is named again is more important, and stays one demand', () => {
  const { demands } = readAdvert('Requirements\n- Python\n- Scripts in Python\nTasks\n- Write Python');
  expect(demands.map(({ text, weight, importance }) => [text, weight, importance])).toEqual([['python', 'must', 1.5]]);
});

test.each([
  ['Cleveland, hybrid', 'Cleveland'],
  ['New York, NY (Hybrid)', 'New York, NY'],
  ['Remote', 'Remote'],
  ['Hybrid', undefined],
  ['We offer hybrid work', undefined],
])('work that is partly at home has the place that it names: %s', (line, place) => {
  const { demands } = readAdvert(`Data Analyst\n${line}\nRequirements\n- Excel`);
  expect(demands.find(({ kind }) => kind === 'place')?.text).toBe(place);
});
