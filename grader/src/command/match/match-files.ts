import { readFileSync } from 'node:fs';
import { type Advert, matchResume, readAdvert } from '../../matching/index.ts';
import { withDocument } from '../../pdf/document.ts';
import { compilePdfium, type Engine, startEngine } from '../../pdf/engine.ts';
import { PdfError } from '../../pdf/pdf-error.ts';
import { readResume } from '../../reading/read-resume.ts';
import { refused } from '../../report/report.ts';
import { exitStatus, WrongCall } from '../command.ts';
import { type Matched, summaryOfMatch } from './match-summary.ts';

/** A call of `redmark match`: the path of the advert, `-` for standard input, and those of the resumes. */
type Call = { advert: string; json: boolean; today: string; files: string[] };

/** Compares resumes with an advert and prints the matches. Returns the exit status. */
export async function matchFiles(call: Call): Promise<number> {
  const text = textOf(call.advert);
  if (text === undefined) throw new WrongCall(`${call.advert} cannot be read.`);
  const advert = readAdvert(text);
  if (advert.demands.length === 0) console.error('The advert names nothing that a resume could show. Paste all of it.');
  const matched = await matchedFiles(advert, call);
  for (const one of matched) console.log(call.json ? JSON.stringify(one) : summaryOfMatch(one));
  return matched.some((one) => !one.ok) ? exitStatus.someUnread : exitStatus.done;
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch {
    return undefined;
  }
}

/** The best match first; what could not be read comes last. Equal scores keep the order of the call. */
async function matchedFiles(advert: Advert, { files, today }: Call): Promise<Matched[]> {
  const module = compilePdfium();
  let engine: Engine | undefined;
  const matched: Matched[] = [];
  for (const file of files) {
    try {
      engine ??= await startEngine(module);
      const resume = readResume(
        withDocument(engine, readFileSync(file), (document) => document.read()),
        today,
      );
      matched.push({ ok: true, file, ...matchResume(resume, advert) });
    } catch (error) {
      // An aborted engine is never used again.
      engine = undefined;
      matched.push({ ok: false, file, error: { message: reasonOf(error) } });
    }
  }
  const scoreOf = (one: Matched) => (one.ok ? one.score : -1);
  return matched.toSorted((a, b) => scoreOf(b) - scoreOf(a));
}

function reasonOf(error: unknown): string {
  if (error instanceof PdfError) return refused(error.code).error.message;
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return isMissing
    ? 'There is no such file.'
    : 'This file takes too much time or memory to read. Export it again as a simple PDF.';
}
