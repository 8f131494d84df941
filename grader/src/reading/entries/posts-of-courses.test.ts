import { expect, test } from 'vitest';
import { jobsIn } from '../../testing/read-fields.ts';

const titleOf = (title: string) =>
  jobsIn(`# Teaching Experience\n${title}    Autumn 2016\nElm University, Leeds, UK`)[0]?.split(' / ')[0];

test.each([
  ['before it', 'Weaving Theory II, Teaching Assistant', 'Teaching Assistant'],
  ['behind it', 'Teaching Assistant, Weaving Theory II', 'Teaching Assistant'],
  ['by its number', 'Teaching Assistant, WEA205 – Looms and Trade', 'Teaching Assistant'],
  ['behind the holder of a course', 'Instructor of Record: History of Felt', 'Instructor of Record'],
  ['behind the leader of a section', 'Section Leader, Felt, Yarn and Trade', 'Section Leader'],
])('a course %s is no part of a post', (_, title, read) => {
  expect(titleOf(title)).toBe(read);
});

test.each([
  ['another post', 'Research Assistant, Teaching Assistant'],
  ['a department', 'Assistant Professor, Department of Weaving'],
  ['a field of somebody who teaches no course', 'Engineer, Weaving Theory'],
])('%s stays', (_, title) => {
  expect(titleOf(title)).toBe(title);
});
