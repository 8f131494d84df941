import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { contactInsights } from './contact-insights.ts';

const titlesFor = (name: string, contact: string) =>
  contactInsights(
    resumeOf(`
      **${name}**
      ${contact}
      # Experience
      **Baker, Mill Bakery** || Jan 2021 – Present
      - Baked 300 loaves a night`),
  ).map(({ title }) => title);

test('an address that lacks a letter of the name, or has two of them turned round, is asked about', () => {
  expect(titlesFor('Sabrina Holtmark', 'sabrina.holmark@example.com')).toEqual(['Check your email address']);
  expect(titlesFor('Sabrina Holtmark', 'sabrina.hotlmark@example.com')).toEqual(['Check your email address']);
});

test('an address with the name, a nickname, or another spelling of it is left alone', () => {
  expect(titlesFor('Sabrina Holtmark', 'sabrina.holtmark@example.com')).toEqual([]);
  expect(titlesFor('Sabrina Holtmark', 'sab.holt@example.com')).toEqual([]);
  expect(titlesFor('Sabrina Holtmark', 'sabryna@example.com')).toEqual([]);
  expect(titlesFor('Sabrina Holtmark', 'sabrin77@example.com')).toEqual([]);
});

test('an address of LinkedIn without the path of a person, and one with two stops, are asked about', () => {
  expect(titlesFor('Ida Okoro', 'ida@example.com | linkedin.com/ida-okoro')).toEqual(['Check this web address']);
  expect(titlesFor('Ida Okoro', 'ida@example.com | idaokoro..com')).toEqual(['Check this web address']);
  expect(titlesFor('Ida Okoro', 'ida@example.com | linkedin.com/in/ida-okoro | idaokoro.com')).toEqual([]);
});

test('three words in place of addresses are asked to become addresses', () => {
  expect(titlesFor('Ida Okoro', 'ida@example.com | GitHub | LinkedIn | Portfolio')).toEqual([
    'Print your web addresses',
  ]);
  expect(titlesFor('Ida Okoro', '.NET Developer | ida@example.com | GitHub | LinkedIn | Portfolio')).toEqual([
    'Print your web addresses',
  ]);
  expect(titlesFor('Ida Okoro', 'ida@example.com | GitHub | LinkedIn')).toEqual([]);
  expect(titlesFor('Ida Okoro', 'ida@example.com | GitHub | LinkedIn | Blog | idaokoro.com')).toEqual([]);
});
