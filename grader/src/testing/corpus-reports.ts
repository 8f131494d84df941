import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gradeOn } from '../grade.ts';
import { compilePdfium, type Engine, startEngine } from '../pdf/engine.ts';
import type { Graded } from '../report/report.ts';
import { corpusFolder, resumeOfCase } from './run-cli.ts';

/** The day on which the corpus is graded. */
export const corpusDay = '2026-11-21';

let started: Promise<Engine> | undefined;
const graded = new Map<string, Graded>();

/** The one engine of the tests of the corpus in this process. */
export const corpusEngine = (): Promise<Engine> => (started ??= startEngine(compilePdfium()));

/** The folders below that of the corpus, or below one of its own, which hold a resume. */
export const casesIn = (folder = ''): string[] =>
  globSync(join(folder, '*/resume.pdf'), { cwd: corpusFolder })
    .map((file) => file.slice(0, -'/resume.pdf'.length))
    .toSorted();

export const bytesOfCase = (name: string): Uint8Array => readFileSync(resumeOfCase(name));

/** What is written down about a resume of the corpus. */
export const truthOf = <Truth>(name: string): Truth =>
  JSON.parse(readFileSync(join(corpusFolder, name, 'expected.json'), 'utf8'));

/** The report of a resume of the corpus, which is graded once for all tests that only read it. */
export async function reportOfCase(name: string): Promise<Graded> {
  const known = graded.get(name);
  if (known) return known;
  const report = gradeOn(await corpusEngine(), bytesOfCase(name), { today: corpusDay }).graded;
  graded.set(name, report);
  return report;
}
