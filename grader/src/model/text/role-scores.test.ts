import { expect, test } from 'vitest';
import { organisationScoreOf, titleScoreOf } from './role-scores.ts';

test('the noun of a title heads it, also behind two fields that share it', () => {
  for (const title of [
    'Site Engineer',
    'Pumps & Valves Engineer',
    'Hull / Deck Paint Artist',
    'Freight & Yard Executive',
    'R/C Technician',
    'Yard Clerk | Ropes and Sails',
    'Yard Clerk; Ropes',
    'Chemist –QC',
  ])
    expect(titleScoreOf(title), title).toBeGreaterThanOrEqual(2);
});

test('a field of work may follow the noun, and “in charge” is a noun by itself', () => {
  for (const title of ['Supervisor Technical', 'Manager Engineering', 'Shipping Incharge', 'Shift In-charge'])
    expect(titleScoreOf(title), title).toBeGreaterThanOrEqual(2);
});

test('two surnames of a firm are no title, although the second is a trade', () => {
  for (const name of ['Rowan & Porter', 'Ashby / Baker']) expect(titleScoreOf(name), name).toBeLessThan(2);
});

test('a job that is called by its hours alone is a title, and text about part-time work is none', () => {
  for (const title of ['Part-time job', 'Parttime work', 'Part time job in a stationery shop'])
    expect(titleScoreOf(title), title).toBeGreaterThanOrEqual(2);
  for (const text of ['Part time work experience', 'Other part-time work and studies'])
    expect(titleScoreOf(text), text).toBeLessThan(2);
});

test.each([
  'Office Boy',
  'Delivery Person',
  'Network Admin',
  'Fire Fighter',
  'Steel Fixer',
  'Tele Caller',
  'Senior Scaffolder',
])('"%s" is a title', (title) => {
  expect(titleScoreOf(title)).toBeGreaterThanOrEqual(2);
});

test.each(['Sales & Admin', 'HR Admin Department', 'Young Person'])('"%s" is none', (text) => {
  expect(titleScoreOf(text)).toBeLessThan(2);
});

test('what a post is at is no organisation: a teacher at a school, a manager of a bank branch', () => {
  for (const title of ['Sunday School Teacher', 'Bank Branch Manager'])
    expect(titleScoreOf(title) - 0.8 * organisationScoreOf(title), title).toBeGreaterThanOrEqual(1);
  for (const name of ['Harbor School', 'Elm Bank of Engineers', 'Hotel President'])
    expect(organisationScoreOf(name), name).toBeGreaterThanOrEqual(0.7);
});

test('nouns of posts are known in the languages of Europe', () => {
  for (const title of [
    'Kaufmännische Angestellte',
    'Stellvertretende Projektleitung',
    'Ayudante de laboratorio',
    'Jeune fille, conseillère de vente',
    'Salgsassistent',
    'Kierownik sprzedaży',
    'Sykepleier',
    'Satış temsilcisi',
    'Vanzator',
    'Менеджер по закупкам',
  ])
    expect(titleScoreOf(title), title).toBeGreaterThanOrEqual(1);
});
