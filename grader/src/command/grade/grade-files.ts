import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Letter, letters } from '@redmark/rubric';
import type { Pool } from '../../pool/pool.ts';
import type { PageImage, Report } from '../../report/report.ts';
import { exitStatus } from '../command.ts';
import type { FormatName, Result } from '../formats/format.ts';
import { formats } from '../formats/formats.ts';
import { openThreads } from '../open-threads.ts';
import { gradedBy } from './graded-by.ts';
import { inOrder } from './in-order.ts';
import { bytesOf, type Input } from './inputs.ts';
import { type FormatFile, makeFolder, namesFor, write } from './outputs.ts';
import { progressOf } from './progress.ts';

export type GradeFilesOptions = {
  inputs: Input[];
  format: FormatName;
  /** Where the results are written in other formats besides. */
  also: FormatFile[];
  /** `YYYY-MM-DD`. */
  today: string;
  /** How many files are graded at once; one for each core by default. */
  threads: number | undefined;
  minGrade: Letter | undefined;
  /** The folder of the page images. */
  images: string | undefined;
  /** The path of the marked copy of the one file. */
  annotated: string | undefined;
  /** The folder of reports and marked copies; without it reports are printed. */
  out: string | undefined;
};

/** A thread that is done finds the next file read, and does not wait for this process to take its report. */
const filesReadPerThread = 2;

type Named = Input & { name: string };

/** Grades files on all cores and prints or writes the results in the order of the files. Returns the exit status. */
export async function gradeFiles(options: GradeFilesOptions): Promise<number> {
  const { inputs, format, also, minGrade, out } = options;
  for (const folder of [options.images, out]) if (folder !== undefined) makeFolder(folder);
  const names = namesFor(inputs.map(({ path }) => path));
  const files = inputs.map((input, index) => ({ ...input, name: names[index] ?? input.path }));
  const atOnce = Math.min(options.threads ?? availableParallelism(), files.length);
  const pool = await openThreads(atOnce);
  const progress = progressOf(files.length);
  const printer = printerOf(format, out, progress.around);
  let unread = 0;
  const below: string[] = [];
  const kept: Result[] = [];
  try {
    const work = async (file: Named) => {
      const result = await resultOf(pool, file, options);
      progress.step();
      return { ...result, name: file.name };
    };
    for await (const result of inOrder(files, atOnce * filesReadPerThread, work)) {
      printer.add(result, result.name);
      if (also.length > 0) kept.push(result);
      if (!result.graded.ok) unread++;
      else if (minGrade && isBelow(result.graded, minGrade)) below.push(result.file);
    }
  } finally {
    progress.end();
    await pool.close();
  }
  printer.end();
  for (const other of also) write(other.path, formats[other.format].whole(kept));
  if (below.length > 0) console.error(`Graded below ${minGrade}, or without a grade: ${below.join(', ')}`);
  if (unread > 0) return exitStatus.someUnread;
  return below.length > 0 ? exitStatus.belowGrade : exitStatus.done;
}

function isBelow({ document }: Report, least: Letter): boolean {
  const { Cumulative: grade } = document.grades;
  return grade === null || letters.indexOf(grade) > letters.indexOf(least);
}

async function resultOf(pool: Pool, file: Named, options: GradeFilesOptions): Promise<Result> {
  const bytes = await bytesOf(file);
  if (!(bytes instanceof Uint8Array)) return { file: file.path, ms: 0, graded: bytes, written: [] };
  let started = performance.now();
  const { graded, images } = await gradedBy(pool, bytes, {
    today: options.today,
    images: options.images !== undefined,
    onStage: (stage) => {
      if (stage === 'reading') started = performance.now();
    },
  });
  const ms = Math.round((performance.now() - started) * 10) / 10;
  const written = options.images === undefined ? [] : writeImages(options.images, file.name, images);
  if (graded.ok) await writeMarked(pool, bytes, graded, file.name, options);
  return { file: file.path, ms, graded, written };
}

/** The author that the notes of a marked PDF name. */
const author = 'Redmark';

async function writeMarked(
  pool: Pool,
  bytes: Uint8Array,
  { document }: Report,
  name: string,
  { annotated, out }: GradeFilesOptions,
) {
  const paths = [...(annotated ? [annotated] : []), ...(out ? [join(out, `${name}.marked.pdf`)] : [])];
  if (paths.length === 0) return;
  const copy = await pool.annotate(bytes, document.findings, author);
  if (copy.ok) for (const path of paths) write(path, copy.bytes);
}

function writeImages(folder: string, name: string, images: PageImage[]): string[] {
  return images.flatMap(({ page, mid, big }) =>
    Object.entries({ 504: mid, 1008: big }).map(([width, bytes]) => {
      const path = join(folder, `${name}-${page + 1}-${width}.png`);
      write(path, bytes);
      return path;
    }),
  );
}

/** Prints each result as it comes where the format can, and writes files where a folder is given. */
function printerOf(name: FormatName, out: string | undefined, around: (print: () => void) => void) {
  const format = formats[name];
  const kept: Result[] = [];
  let count = 0;
  return {
    add(result: Result, fileName: string) {
      const index = count++;
      if (out !== undefined && format.perResume)
        write(join(out, `${fileName}.${format.extension}`), format.whole([result]));
      else if (out === undefined && format.each) {
        const text = format.each(result, index);
        around(() => console.log(text));
      } else kept.push(result);
    },
    end() {
      if (out === undefined) {
        if (!format.each) process.stdout.write(format.whole(kept));
        return;
      }
      if (!format.perResume) write(join(out, `resumes.${format.extension}`), format.whole(kept));
      console.error(`Wrote the ${count === 1 ? 'report' : `${count} reports`} to ${out}`);
    },
  };
}
