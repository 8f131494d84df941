import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { grammarPunctuationSpacing } from './grammar-punctuation-spacing.ts';

const slipsIn = (lines: string) =>
  [
    ...grammarPunctuationSpacing.check(
      resumeOf(`# Experience\n**Analyst, Harbor Works** || Jan 2020 – Mar 2023\n${lines}`),
    ),
  ].map(({ text }) => text);

test('a comma at the end of a line is a slip where another item follows or nothing', () => {
  expect(slipsIn('- Mended the lamps of the yard,\n- Sold nine sails')).toEqual(['yard,']);
  expect(slipsIn('- Sold nine sails\n- Mended the lamps of the yard,')).toEqual(['yard,']);
});

test('where most items end with one, the list is written so', () => {
  expect(slipsIn('- Mended lamps,\n- Sold nine sails,\n- Cut the masts,\n- Lit the yard.')).toEqual([]);
});

test('a line that breaks off behind a small word lacks more than its comma', () => {
  expect(slipsIn('- Sold nine sails\n- The lamps of the yard were,')).toEqual([]);
});

test('a slash at the end of a row has no blank behind it', () => {
  expect(slipsIn('- Mended the lamps and the masts of ferries/\n  barges in the yard')).toEqual([]);
  expect(slipsIn('- Mended the lamps of ferries/ barges in the yard')).toEqual(['ferries/ barges']);
});

test('the point of an abbreviation in a list of music stays', () => {
  expect(slipsIn('- Played the Otter Song, arr. by nine ferrymen')).toEqual([]);
});

test('a comma stays in an open bracket and at the end of a full row, whose rest may stand beside a label', () => {
  expect(slipsIn('- Sold nine sails\n- Mended things (lamps, ropes,')).not.toContain('ropes,');
  const full = 'Won the prize of the town for the best all rounder in recognition of work in the harbor, the yard,';
  expect(slipsIn(`- Sold nine sails\n- ${full}`)).toEqual([]);
});

test('a campus, a short form before a bracket and a sign of the web have no other mark', () => {
  expect(
    slipsIn(
      '- Studied lamps at Orvin University Jaipur\n- Studied sails at the OIS Jaipur\n- Sold lamps of the Harbor Orvino Pune',
    ),
  ).toEqual([]);
  expect(
    slipsIn('- Drew nine sails with Rendering Soft. (Orvino)\n- Ran the Department of Lamps. ($900 a year)'),
  ).toEqual([]);
  expect(slipsIn('- Lit the lamps &amp; sails of nine boats')).toEqual([]);
  expect(slipsIn('- Read papers for J. Lamp Phys. and Sail Mech. and for Chem. of nine boats')).toEqual([]);
});

test('the town of a college is told apart, and a dash before “including” is one', () => {
  expect(slipsIn('- Studied lamps at Orvin College Jaipur')).toEqual(['College Jaipur']);
  expect(slipsIn('- Sold lamps at Harbor Ltd. Orvino Pune')).toEqual(['Orvino Pune']);
  expect(slipsIn('- Did the weekly reporting -including nine boats')).toEqual(['reporting -including']);
});

test('a strange word behind a legal form or a college is a town, a known one is none', () => {
  expect(slipsIn('- Sold nine lamps at Harbor Works Ltd. Orvinobad')).toEqual(['Ltd. Orvinobad']);
  expect(slipsIn('- Read of lamps at Orvin College Marlowpur in 2014')).toEqual(['College Marlowpur']);
  expect(slipsIn('- Sold nine lamps at Harbor Works Ltd. Lamps')).toEqual([]);
  expect(slipsIn('- Lit the Orvin College Canteen and Harbor Ltd Marlowpur Lamps')).toEqual([]);
});

test('a comma in a column of short items is none where the item goes on below', () => {
  expect(slipsIn('- Sold nine sails\n- Mended ropes, lamps,\nand the masts')).toEqual([]);
});
