import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { grade } from '../../grader/src/library.ts';

/**
 * `node bench/judging/notes.ts FILES`: every note of every resume as JSON lines, for a judge who has the pages before them and says of each whether it
 * is right, arguable or wrong (`docs/judging.md`). Remarks, which cost nothing, come after the notes of a resume.
 */
const [files] = process.argv.slice(2);
if (!files) throw new Error('Name the folder of the files.');
for (const file of globSync('*.pdf', { cwd: files }).toSorted()) {
  const graded = await grade(readFileSync(join(files, file)), { today: '2026-11-21' });
  const name = basename(file, '.pdf');
  if (!graded.ok) {
    console.log(JSON.stringify({ file: name, refused: graded.error.code }));
    continue;
  }
  const { findings, insights, scores, grades } = graded.document;
  console.log(JSON.stringify({ file: name, scores, grades }));
  for (const { number, rule, severity, title, advice, text, rewrite, section, gain, boxes } of findings) {
    const pages = [...new Set(boxes.map(({ page }) => page))];
    console.log(
      JSON.stringify({ file: name, number, rule, severity, title, advice, text, rewrite, section, gain, pages }),
    );
  }
  for (const { title, text } of insights) console.log(JSON.stringify({ file: name, remark: title, text }));
}
