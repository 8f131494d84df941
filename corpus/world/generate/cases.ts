import type { Case, Producer } from './case.ts';
import { latexCases } from './cases-latex.ts';
import { webCases } from './cases-web.ts';
import { wordCases } from './cases-word.ts';

const from = (producer: Producer, cases: Omit<Case, 'producer'>[]): Case[] =>
  cases.map((one) => ({ ...one, producer }));

export const cases: Case[] = [
  ...from('LibreOffice', wordCases),
  ...from('Chromium', webCases),
  ...from('pdfTeX', latexCases),
];
