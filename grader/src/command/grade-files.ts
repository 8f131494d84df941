import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Finding, wireReportOf } from '@redmark/rubric';
import { annotatedOn, gradeOn } from '../grade.ts';
import { compilePdfium, type Engine, startEngine } from '../pdf/engine.ts';
import type { Graded, PageImage } from '../report/report.ts';
import { summaryOf } from './summary.ts';

export type GradeFilesOptions = { files: string[]; json: boolean; today: string; images?: string; annotated?: string };

/** Grades files one after the other and prints the results. Returns the exit status: 0 when all were graded, else 1. */
export async function gradeFiles({
  files,
  json,
  today,
  images: folder,
  annotated,
}: GradeFilesOptions): Promise<number> {
  const module = compilePdfium();
  let engine: Engine | undefined;
  let unread = 0;
  if (folder) mkdirSync(folder, { recursive: true });
  for (const file of files) {
    const started = performance.now();
    let graded: Graded | { ok: false; error: { code: string; message: string } };
    let images: PageImage[] = [];
    try {
      engine ??= await startEngine(module);
      const bytes = readFileSync(file);
      ({ graded, images } = gradeOn(engine, bytes, { today, images: folder !== undefined }));
      if (annotated && graded.ok) writeAnnotated(engine, bytes, graded.document.findings, annotated);
    } catch (error) {
      // An aborted engine is never used again; a missing file is reported like any other refusal.
      engine = undefined;
      graded = { ok: false, error: unreadFile(error) };
    }
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const paths = folder ? writeImages(folder, file, images) : [];
    if (!graded.ok) unread++;
    console.log(json ? jsonLine(file, ms, graded) : summaryOf(file, graded, paths));
  }
  return unread > 0 ? 1 : 0;
}

function writeAnnotated(engine: Engine, bytes: Uint8Array, findings: readonly Finding[], path: string) {
  const copy = annotatedOn(engine, bytes, findings);
  if (copy.ok) writeFileSync(path, copy.bytes);
}

function unreadFile(error: unknown): { code: string; message: string } {
  const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  if (missing) return { code: 'no_such_file', message: 'There is no such file.' };
  return {
    code: 'too_slow',
    message: 'This file takes too much time or memory to read. Export it again as a simple PDF.',
  };
}

/** A line of JSON: the report in the names of the wire, as the API answers it. */
function jsonLine(file: string, ms: number, graded: Graded | { ok: false; error: { code: string } }): string {
  if (!graded.ok) return JSON.stringify({ file, ...graded });
  const { ok, document, resume } = graded;
  const { rubricVersion, grades, scores, findings, pages, reading, scoring } = document;
  const grading = { ...wireReportOf(document), reading, scoring };
  return JSON.stringify({ file, ok, ms, rubricVersion, grades, scores, grading, findings, resume, pages });
}

function writeImages(folder: string, file: string, images: PageImage[]): string[] {
  const name = basename(file).replace(/\.pdf$/i, '');
  return images.flatMap(({ page, mid, big }) =>
    (
      [
        [504, mid],
        [1008, big],
      ] as const
    ).map(([width, bytes]) => {
      const path = join(folder, `${name}-${page + 1}-${width}.png`);
      writeFileSync(path, bytes);
      return path;
    }),
  );
}
