import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

const textsOf = (pieces: { text: string; kind: string }[]) => pieces.map(({ text, kind }) => `${kind}:${text}`);

test('only what differs is marked', () => {
  const { before, after } = differencesOf('Wrote javascript for the site', 'Wrote JavaScript for the site');
  expect(textsOf(before)).toEqual(['same:Wrote ', 'gone:javascript', 'same: for the site']);
  expect(textsOf(after)).toEqual(['same:Wrote ', 'new:JavaScript', 'same: for the site']);
});

test('a blank is a blank and no new word', () => {
  const { before, after } = differencesOf('Responsible for weekly reports', 'Built weekly reports [how many?]');
  expect(textsOf(before)).toEqual(['gone:Responsible for', 'same: weekly reports']);
  expect(textsOf(after)).toEqual(['new:Built', 'same: weekly reports ', 'blank:[how many?]']);
});

test('both sides say their line, letter by letter', () => {
  const lines = [
    'Worked on the tool of [5] users',
    '[Built / Led / Improved] the tool of users, [by how much?]',
  ] as const;
  const { before, after } = differencesOf(...lines);
  expect(before.map(({ text }) => text).join('')).toBe(lines[0]);
  expect(after.map(({ text }) => text).join('')).toBe(lines[1]);
});
