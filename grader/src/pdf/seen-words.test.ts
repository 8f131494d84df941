import { beforeAll, expect, test } from 'vitest';
import { visibleWords } from '../reading/rows/visible.ts';
import { withDocument } from './document.ts';
import { compilePdfium, type Engine, startEngine } from './engine.ts';
import { pdfOf } from './typed-pdf.ts';

let engine: Engine;

beforeAll(async () => {
  engine = await startEngine(compilePdfium());
});

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>';
const paper = '1 1 1 rg 0 0 612 792 re f';
const band = '0.75 0.75 0.75 rg 40 618 500 20 re f';
const typed = (color: string, text = 'Experience', y = 624) => `BT ${color} rg /F1 14 Tf 60 ${y} Td (${text}) Tj ET`;

/** The words of a page, seen and hidden. */
const wordsOf = (content: string) =>
  withDocument(engine, pdfOf(content, '/Font << /F1 5 0 R >>', [font]), (document) => {
    const [page] = document.read();
    return page ? visibleWords(page) : { words: [], hidden: [] };
  });

const texts = (words: { text: string }[]) => words.map(({ text }) => text);

test('an embossed title, drawn in the colour of its band and then in black beside it, is seen', () => {
  const shadow = 'BT 0.75 0.75 0.75 rg /F1 14 Tf 60.5 623.5 Td (Experience) Tj ET';
  const { words } = wordsOf(`${band} ${shadow} ${typed('0 0 0')}`);
  expect(texts(words)).toEqual(['Experience']);
  expect(words[0]?.color ?? 0xffffff).toBeLessThan(0x404040);
});

test('a title on a line as thick as a band is seen on its colour', () => {
  const line = '0.1 0.2 0.5 RG 20 w 40 628 m 540 628 l S';
  // Small bold letters fill their place nearly.
  for (const title of ['Experience', 'Skills'])
    expect(texts(wordsOf(`${paper} ${line} BT 1 1 1 rg /F1 12 Tf 65 624 Td (${title}) Tj ET`).words)).toEqual([title]);
  const { words, hidden } = wordsOf(`${paper} ${line} ${typed('1 1 1')}`);
  expect(texts(hidden)).toEqual([]);
  expect(words[0]?.ground ?? 0xffffff).toBeLessThan(0x404090);
});

test('text in the colour of its ground stays hidden, also below a path, on lines and where other text stands', () => {
  const hiddenIn = (content: string) => texts(wordsOf(content).hidden);
  expect(hiddenIn(`${paper} ${typed('1 1 1')}`)).toEqual(['Experience']);
  expect(hiddenIn(`${paper} ${typed('0 0 0')} ${band}`)).toEqual(['Experience']);
  for (const y of [622, 627])
    expect(hiddenIn(`${paper} 0 0 0 RG 1 w 40 ${y} m 540 ${y} l S ${typed('1 1 1')}`)).toEqual(['Experience']);
  expect(hiddenIn(`${paper} ${typed('1 1 1', 'Kubernetes')} ${typed('0 0 0', 'Experience', 625)}`)).toEqual([
    'Kubernetes',
  ]);
});

test('blue on an orange as dark is seen, though badly', () => {
  const { words } = wordsOf(`0.77 0.3 0 rg 40 618 500 20 re f ${typed('0 0.4 1')}`);
  expect(texts(words)).toEqual(['Experience']);
});
