import type { Folded } from './fold.ts';

/** The notes, of which one also says something more about all of them. */
export const withMoreAdvice = <T extends Folded>(notes: readonly T[], host: T, more: string): T[] =>
  notes.map((note) =>
    note === host ? { ...note, finding: { ...note.finding, advice: `${note.finding.advice} ${more}` } } : note,
  );
