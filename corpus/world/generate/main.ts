import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cases } from './cases.ts';
import { compose } from './compose.ts';
import { portrait } from './photo.ts';
import { classTexOf } from './print/class-tex.ts';
import { fodtOf } from './print/fodt.ts';
import { htmlOf } from './print/html.ts';
import { Producers } from './print/producers.ts';
import { texOf } from './print/tex.ts';
import { writeTable } from './readme-table.ts';
import { truthOf } from './truth.ts';

/** `node corpus/world/generate/main.ts [CASE…]`: makes the cases anew, all or those named, with their truth. */
const corpus = join(import.meta.dirname, '..');
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !cases.some((one) => one.name === name));
if (unknown.length > 0) throw new Error(`There is no case ${unknown.join(', ')}.`);
const photo = portrait();
const producers = await Producers.open(mkdtempSync(join(tmpdir(), 'world-')), photo);
for (const one of cases) {
  const folder = join(corpus, one.name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'expected.json'), `${JSON.stringify(truthOf(one), null, 2)}\n`);
  if (wanted.length > 0 && !wanted.includes(one.name)) continue;
  const { person, look, producer, resumeClass } = one;
  const sheet = compose(person, look);
  if (producer === 'Chromium') producers.html(one.name, htmlOf(sheet, photo));
  else if (producer === 'LibreOffice') producers.fodt(one.name, fodtOf(sheet, photo));
  else producers.tex(one.name, resumeClass ? classTexOf(person, look, resumeClass) : texOf(sheet));
}
await producers.printAll((name) => join(corpus, name, 'resume.pdf'));
writeTable(join(corpus, 'README.md'), cases);
console.log(`${wanted.length || cases.length} resumes made`);
