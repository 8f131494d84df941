import { beforeAll, expect, test } from 'vitest';
import { visibleWords } from '../reading/rows/visible.ts';
import { withDocument } from './document.ts';
import { compilePdfium, type Engine, startEngine } from './engine.ts';
import { pdfOf } from './typed-pdf.ts';

let engine: Engine;

beforeAll(async () => {
  engine = await startEngine(compilePdfium());
});

const colours = '<< /FunctionType 2 /Domain [0 1] /C0 [0 0.1 0.3] /C1 [0 0.2 0.4] /N 1 >>';
const shading = `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 612 0] /Extend [true true] /Function ${colours} >>`;
const blend = `<< /Type /Pattern /PatternType 2 /Shading ${shading} >>`;
const tileContent = '0.1 0.1 0.1 rg 0 0 8 8 re f';
const tiles = `<< /Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 8 8] /XStep 8 /YStep 8 /Resources << >> /Length ${tileContent.length} >>\nstream\n${tileContent}\nendstream`;
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const resources = '/Font << /F1 5 0 R >> /Pattern << /P1 6 0 R /P2 7 0 R >>';

const filled = (pattern: string) => `/Pattern cs /${pattern} scn 40 600 500 60 re f`;
const white = 'BT 1 1 1 rg /F1 12 Tf 60 625 Td (Harbor) Tj ET';

/** The words of a page, seen and hidden. */
const wordsOf = (content: string) =>
  withDocument(engine, pdfOf(content, resources, [font, blend, tiles]), (document) => {
    const [page] = document.read();
    return page ? visibleWords(page) : { words: [], hidden: [] };
  });

const channels = (color = 0) => [color >> 16, (color >> 8) & 255, color & 255];

test('white text on a band that goes from one dark colour into another is seen, and on tiles as well', () => {
  const [onBlend] = wordsOf(`${filled('P1')} ${white}`).words;
  expect(onBlend?.text).toBe('Harbor');
  expect(Math.max(...channels(onBlend?.ground))).toBeLessThan(110);
  const [onTiles] = wordsOf(`${filled('P2')} ${white}`).words;
  expect(channels(onTiles?.ground)).toEqual([26, 26, 26]);
});

test('white text on white stays hidden, beside such a band and below a path drawn over it', () => {
  const paper = '1 1 1 rg 0 0 612 792 re f';
  expect(wordsOf(`${paper} ${white}`).hidden.map(({ hidden }) => hidden)).toEqual(['same-colour']);
  expect(wordsOf(`${paper} ${white} ${filled('P1')}`).hidden).toHaveLength(1);
  const beside = white.replace('625', '300');
  expect(wordsOf(`${paper} ${filled('P1')} ${beside}`).hidden.map(({ hidden }) => hidden)).toEqual(['same-colour']);
});

test('the image of a page is looked at for words alone that its paths leave in doubt', () => {
  const black = 'BT 0 0 0 rg /F1 12 Tf 60 625 Td (Harbor) Tj ET';
  expect(wordsOf(`${filled('P1')} ${black}`).words[0]?.ground).toBeUndefined();
  expect(wordsOf(`0 0.1 0.3 rg 40 600 500 60 re f ${white}`).words[0]?.ground).toBeUndefined();
});
