import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Report } from '../grader/src/index.ts';

export type Box = [number, number, number, number];
export type PageBox = { page: number; box: Box };
/** One PDF of a corpus with its ground truth, whose pages count from 1. */
export type Entry = {
  id: string;
  file: string;
  pages: number;
  set: 'generated' | 'repository-pdf' | 'seeded-defect' | 'hostile';
  expect: 'grade' | 'reject' | 'either';
  base_for_defects?: boolean;
  person?: { id: string };
  truth?: Truth;
  defect?: Defect;
};
type Truth = {
  name?: string;
  email?: string;
  name_printed?: boolean;
  email_printed?: boolean;
  not_printed?: string[];
  positions?: { title?: string; employer?: string; bullets: { text: string }[] }[];
  education?: { institution?: string; school?: string }[];
};
export type Defect = {
  type: string;
  category: string;
  base: string;
  page?: number;
  word_page?: number;
  word_box?: Box;
  places: (PageBox & { lines?: PageBox[] })[];
};

/** An entry whose PDF was graded, with its report. */
export type Read = { entry: Entry; report: Report };

/** The ground truth of a corpus folder; undefined when it has none of this form. */
export function manifestOf(folder: string): Entry[] | undefined {
  const path = join(folder, 'manifest.json');
  if (!existsSync(path)) return undefined;
  return (JSON.parse(readFileSync(path, 'utf8')) as { entries: Entry[] }).entries.map((entry) => ({
    ...entry,
    file: join('files', basename(entry.file)),
  }));
}
