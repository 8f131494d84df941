import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

const titlesIn = (text: string) => resumeOf(text).sections.map(({ kind, title }) => `${kind}: ${title}`);
const studies = '# Education\nBSc Economics, Elm University || 2014';
const after = (rows: string) => titlesIn(`${studies}\n${rows}\n# Declaration\nI hereby declare that all is true.`)[1];

test('skills, languages and hobbies in the looks of the text below the studies are sections of their own', () => {
  expect(after('Computer skills: Excel, PowerPoint')).toBe('skills: Computer skills:');
  expect(after('Technical knowledge : Excel, PowerPoint')).toBe('skills: Technical knowledge :');
  expect(after('Languages: Danish and some Finnish')).toBe('languages: Languages:');
  expect(after('Hobbies:- rowing, weaving')).toBe('interests: Hobbies:-');
  expect(after('Other courses:\nCertificate in splicing, Hill Works 2017')).toBe('certifications: Other courses:');
});

test('what a title among the text announces must follow, and nothing that belongs to the section', () => {
  const none = 'declaration: Declaration';
  expect(after('Technical knowledge : the lamps of the north')).toBe(none);
  expect(after('Languages: read and written')).toBe(none);
  expect(after('Specialization: Excel')).toBe(none);
  expect(after('Computer skills: Excel, PowerPoint\nDiploma in Weaving, Lake College || 2011')).toBe(none);
});

test('a label among the details of a person is no title', () => {
  expect(after('Nationality: Danish\nHobbies: rowing, weaving')).toBe('declaration: Declaration');
  expect(after('Languages: Danish\nFavourite town: Elmham')).toBe('declaration: Declaration');
});

test('a title without a colon must not look like what follows', () => {
  expect(after('**Computer proficiency**\nExcel, PowerPoint')).toBe('skills: Computer proficiency');
  expect(after('Computer proficiency\nExcel, PowerPoint')).toBe('declaration: Declaration');
});

test('certificates and activities have their titles in a section of skills, other skills have not', () => {
  const inSkills = (rows: string) =>
    titlesIn(`${studies}\n# Skills\nExcel, SQL\n${rows}\n# Declaration\nI hereby declare that all is true.`)[2];
  expect(inSkills('Certificates:\nCourse in splicing at Hill Works')).toBe('certifications: Certificates:');
  expect(inSkills('Extracurricular activities:\nCaptain of the rowing club')).toBe(
    'activities: Extracurricular activities:',
  );
  expect(inSkills('Languages: Danish and some Finnish')).toBe('declaration: Declaration');
  expect(inSkills('Tools: Word\nInterests: rowing, weaving')).toBe('declaration: Declaration');
});
