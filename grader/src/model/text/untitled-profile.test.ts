import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { untitledProfileOf } from './untitled-profile.ts';

const contact = 'maria.example@mail.com | (512) 555-0143 | Austin, TX';
const prose = `
  Highly motivated nurse with a strong background in intensive care and a passion for
  the training of colleagues who are new on the ward and in the hospital.`;

const profilesIn = (top: string) =>
  untitledProfileOf(resumeOf(`${top}\n\n# Skills\nExcel, SQL`)).map(({ text }) => text.slice(0, 16));

test('sentences between the contact details and the first title are a profile', () => {
  expect(profilesIn(`Maria Example\n${contact}\n${prose}`)).toEqual(['Highly motivated']);
});

test('a headline in another size is no part of the profile below it', () => {
  expect(profilesIn(`Maria Example\n${contact}\nHead nurse of a large ward with 40 beds {size=12}${prose}`)).toEqual([
    'Highly motivated',
  ]);
});

test('an address, a headline and a list above the first title are no profile', () => {
  expect(
    profilesIn(`Maria Example\n${contact}\n12 Long Road, Upper Village, The Hill\nNear the Old Mill, Austin`),
  ).toEqual([]);
  expect(profilesIn(`Maria Example\n${contact}\nSoftware Engineer | Cloud and Data | Speaker`)).toEqual([]);
  expect(
    profilesIn(`Maria Example\n${contact}\n- led a team of five in the office\n- ran the office with all of its teams`),
  ).toEqual([]);
});

test('a letter in front of the resume is no profile', () => {
  expect(profilesIn(`Maria Example\n${contact}\nDear Sir or Madam,\n\n${prose}`)).toEqual([]);
});
