import { beforeAll, expect, test } from 'vitest';
import { gradeOn } from '../grade.ts';
import { picturedPdf } from '../testing/pictured-pdf.ts';
import { withDocument } from './document.ts';
import { compilePdfium, type Engine, startEngine } from './engine.ts';

let engine: Engine;

beforeAll(async () => {
  engine = await startEngine(compilePdfium());
});

const lines = [
  'Mara Quill',
  'mara.quill@example.com 555 010 2030',
  'Experience',
  'Analyst, Harbor Works, Jan 2020 - Mar 2023',
  'Built 12 weekly reports for a team of 40 people and cut the closing time from 9 days to 4 days',
  'Trained six new colleagues on the ledger system and wrote the manual that 3 offices still use',
  'Education',
  'Bachelor of Science in Statistics, Elm University, 2019',
];

const pageOf = (bytes: Uint8Array) => withDocument(engine, bytes, (document) => document.read())[0];

test('words that are laid unseen over a picture of them are seen', () => {
  const words = pageOf(picturedPdf(lines))?.words ?? [];
  expect(words.length).toBeGreaterThan(40);
  expect(words.filter(({ hidden }) => hidden)).toEqual([]);
  expect(words.every(({ pictured, unknownLook }) => pictured && unknownLook)).toBe(true);
});

test('those over blank ground stay hidden, and all do where the picture shows few of them', () => {
  const words = pageOf(picturedPdf([...lines, 'Kubernetes Terraform'], lines.length))?.words ?? [];
  expect(words.filter(({ hidden }) => hidden).map(({ text }) => text)).toEqual(['Kubernetes', 'Terraform']);
  const blank = pageOf(picturedPdf(lines, 2))?.words ?? [];
  expect(blank.every(({ hidden }) => hidden === 'invisible')).toBe(true);
});

test('such a resume is graded, told to be exported as text, and its type is not judged', () => {
  const { graded } = gradeOn(engine, picturedPdf(lines), { today: '2031-03-01' });
  if (!graded.ok) throw new Error(graded.error.code);
  const { findings } = graded.document;
  const ofFormat = findings.filter(({ category }) => category === 'formatting').map(({ title }) => title);
  expect(ofFormat).toEqual(['Export your resume as text']);
  expect(findings.find(({ rule }) => rule === 'format-image-text')?.advice).toMatch(/^Page 1 is a picture with text/);
});
