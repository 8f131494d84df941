import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Advert, matchResume, readAdvert } from '../matching/index.ts';
import { withDocument } from '../pdf/document.ts';
import { compilePdfium, type Engine, startEngine } from '../pdf/engine.ts';
import { PdfError } from '../pdf/pdf-error.ts';
import { readResume } from '../reading/read-resume.ts';
import { refused } from '../report/report.ts';
import { type Matched, summaryOfMatch } from './match-summary.ts';

const usage = `Usage: redmark match --advert FILE [--json] [--today YYYY-MM-DD] RESUME...

Says how resumes (PDF) fit a job advert (plain text): what it demands, what each resume shows, lists or misses. The best
match comes first.

  --advert FILE   the advert as text; - reads it from standard input
  --json          one JSON line for each resume instead of a summary
  --today DATE    the day to which present jobs are counted; by default today`;

/** `redmark match`: resumes compared with a job advert. */
export const matchCommand = { name: 'match', summary: 'compare resumes with a job advert', usage, run };

type Call = { advert: string; json: boolean; today: string; files: string[] };

async function run(args: string[]): Promise<number> {
  const call = callOf(args);
  const text = call ? textOf(call.advert) : undefined;
  if (!call || text === undefined) {
    console.error(call ? `${call.advert} cannot be read.\n\n${usage}` : usage);
    return 2;
  }
  const advert = readAdvert(text);
  if (advert.demands.length === 0) console.error('The advert names nothing that a resume could show. Paste all of it.');
  const matched = await matchedFiles(advert, call);
  for (const one of matched) console.log(call.json ? JSON.stringify(one) : summaryOfMatch(one));
  return matched.some((one) => !one.ok) ? 1 : 0;
}

function callOf(args: string[]): Call | undefined {
  const text = { type: 'string' } as const;
  const options = { advert: text, json: { type: 'boolean', default: false }, today: text } as const;
  try {
    const { values, positionals: files } = parseArgs({ args, options, allowPositionals: true });
    const { advert, json, today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length) } = values;
    if (advert === undefined || files.length === 0 || !/^\d{4}-\d{2}-\d{2}$/.test(today)) return undefined;
    return { advert, json, today, files };
  } catch {
    return undefined;
  }
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
