import type { Job } from './jobs.ts';
import { type EntryKey, lineAgain, type ResumeLine } from './lines.ts';
import type { Matchable } from './matchable.ts';

/**
 * What the matching looks at, as plain data to keep: no names, no contact details, no boxes. Entries are numbers. It
 * gives the same match as the resume itself.
 */
export type PackedResume = {
  lines: [kind: ResumeLine['kind'], entry: number | null, isTitle: 0 | 1, text: string][];
  jobs: [title: string, from: number | null, to: number | null, share: number, entry: number][];
  month: number;
  location: string;
  written: string | null;
};

export function packed({ lines, jobs, month, location, written }: Matchable): PackedResume {
  const numbers = new Map<EntryKey, number>();
  const numberOf = (entry: EntryKey) => {
    const known = numbers.get(entry);
    if (known === undefined) numbers.set(entry, numbers.size);
    return known ?? numbers.size - 1;
  };
  return {
    lines: lines.map(({ kind, entry, isTitle, text }) => [
      kind,
      entry === undefined ? null : numberOf(entry),
      isTitle ? 1 : 0,
      text,
    ]),
    jobs: jobs.map(({ title, from, to, share, entry }) => [title, from ?? null, to ?? null, share, numberOf(entry)]),
    month,
    location,
    written: written ?? null,
  };
}

export function unpacked({ lines, jobs, month, location, written }: PackedResume): Matchable {
  return {
    lines: lines.map(([kind, entry, isTitle, text]) => ({
      ...lineAgain(text, kind, entry ?? undefined),
      ...(isTitle ? { isTitle: true } : {}),
    })),
    jobs: jobs.map(
      ([title, from, to, share, entry]): Job => ({
        title,
        from: from ?? undefined,
        to: to ?? undefined,
        share,
        entry,
      }),
    ),
    month,
    location,
    written: written ?? undefined,
    boxesOf: () => [],
  };
}
