import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

/** Letters that are no receipts and no codes: each kind can be turned off. */
export const letterKinds = {
  'report.ready': {
    label: 'A report is ready',
    about: 'When a resume was graded after you left the page.',
  },
  'batch.done': {
    label: 'Many resumes are graded',
    about: 'When the last of the files you chose together is done and you left the page.',
  },
  'handover.taken': {
    label: 'A client took a report',
    about: 'When somebody takes a report you handed over into an account of their own.',
  },
  'credits.low': { label: 'Few credits are left', about: 'At most once a day, when you bought credits before.' },
  'renewal.ahead': { label: 'A monthly plan renews soon', about: 'Three days before you pay for the next month.' },
} as const;
export type LetterKind = keyof typeof letterKinds;
export const letterKindNames = Object.keys(letterKinds) as [LetterKind, ...LetterKind[]];
export const isLetterKind = (name: string): name is LetterKind => Object.hasOwn(letterKinds, name);

const LetterChoice = z.object({ kind: z.enum(letterKindNames), wanted: z.boolean() });
const choices = z.object({ letters: z.array(LetterChoice) });

export const listLetters = {
  method: 'GET',
  path: '/letters',
  auth: 'bearer',
  summary: 'Which letters you get',
  reply: choices,
} as const satisfies Endpoint;

export const chooseLetter = {
  method: 'PUT',
  path: '/letters',
  auth: 'bearer',
  summary: 'Turn a kind of letter on or off',
  body: LetterChoice,
  reply: choices,
} as const satisfies Endpoint;
