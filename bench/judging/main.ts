import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gradePages } from '../../grader/src/grade-pages.ts';
import { withDocument } from '../../grader/src/pdf/document.ts';
import { compilePdfium, startEngine } from '../../grader/src/pdf/engine.ts';
import { readResume } from '../../grader/src/reading/read-resume.ts';
import { trustUnmappedCodes } from '../../grader/src/reading/rows/repair.ts';
import { agreementOf, type Rated } from './agreement.ts';
import { annotationOf } from './annotation.ts';
import { compare, type Field, type Tally } from './compare.ts';

/**
 * `node bench/judging/main.ts FILES ANNOTATIONS [--missed FIELD]`: how many fields of resumes are read as an annotator
 * wrote them, and how the grades agree with the ratings where there are some. FILES is a folder of PDFs, ANNOTATIONS one of `Annotation`s; `docs/judging.md` tells how they are made.
 */
const { values, positionals } = parseArgs({ options: { missed: { type: 'string' } }, allowPositionals: true });
const [files, annotations] = positionals;
if (!files || !annotations) throw new Error('Name the folder of the files and the folder of their annotations.');

const today = '2026-11-21';
const engine = await startEngine(compilePdfium());
const tallies = new Map<Field, Tally>();
const rated: Rated[] = [];
let compared = 0;
for (const file of globSync('*.pdf', { cwd: files }).toSorted()) {
  const written = annotationOf(file, annotations);
  if (!written) continue;
  const before = new Map([...tallies].map(([field, { missed }]) => [field, missed.length]));
  try {
    const bytes = readFileSync(join(files, file));
    const pages = withDocument(engine, bytes, (document) => document.read());
    compare(readResume(trustUnmappedCodes(pages), today), written, tallies);
    const graded = written.ratings && gradePages(pages, { today, onStage: () => {} });
    if (written.ratings && graded?.ok) rated.push({ ratings: written.ratings, document: graded.document });
    compared++;
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  for (const [field, { missed }] of tallies)
    if (field === values.missed)
      for (const line of missed.slice(before.get(field) ?? 0)) console.log(`${basename(file, '.pdf')}: ${line}`);
}
console.log(`${compared} resumes`);
for (const [field, { wanted, right, given }] of tallies)
  console.log(
    `${field.padEnd(10)} ${((100 * right) / wanted).toFixed(1)} % of ${wanted}${given ? `, precision ${((100 * right) / given).toFixed(1)} %` : ''}`,
  );
if (rated.length > 0) for (const line of agreementOf(rated)) console.log(line);
