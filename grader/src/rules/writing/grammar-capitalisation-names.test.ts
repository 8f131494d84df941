import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { grammarCapitalisation } from './grammar-capitalisation.ts';

const capitalsIn = (lines: string, head = '**Analyst, Harbor Works** || Jan 2020 – Mar 2023') =>
  [...grammarCapitalisation.check(resumeOf(`# Experience\n${head}\n${lines}`))].map(({ text }) => text);

test('what a whole project or employer is called is a name in its lines, too', () => {
  const line = '- Wrote the help texts for Harvest commands of two teams in one year';
  expect(capitalsIn(line, '**Maintainer, Harvest (Rust)** || Jan 2020 – Mar 2023')).toEqual([]);
  expect(capitalsIn(line)).toEqual(['Harvest']);
});

test('a word in two names of one line is a part of both', () => {
  expect(capitalsIn('- Kept the books at Harbor Storage and wrote two manuals of Storage Ledgers')).toEqual([]);
});

test('a word in one name of a line alone may be a slip', () => {
  expect(capitalsIn('- Kept the books and wrote two manuals of Storage Ledgers')).toEqual(['Storage', 'Ledgers']);
});

test('the last of several items that have a capital keeps its own', () => {
  expect(capitalsIn('- Stock taking, Lamp repair, Letter writing, and Decision making in large teams')).toEqual([]);
  expect(capitalsIn('- Handled stock taking, lamp repair and Decision making in large teams')).toEqual(['Decision']);
});

test('a word in quotation marks is quoted', () => {
  expect(capitalsIn('- Gave the lesson “be Reliable” of the harbor school for some weeks')).toEqual([]);
  expect(capitalsIn('- Gave the lesson be Reliable of the harbor school for some weeks')).toEqual(['Reliable']);
});

test('a title that goes on in capitals keeps the one it begins with', () => {
  expect(capitalsIn('- Design and Fabrication of TIPPING TRAYS for the lamps of the yard')).toEqual([]);
  expect(capitalsIn('- Design and Fabrication of tipping trays for the lamps of the yard')).toEqual(['Fabrication']);
});
