import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchAccuracy } from './accuracy.ts';
import { benchEngine } from './engine.ts';
import { samplesOf } from './files.ts';
import { benchJourney } from './journey.ts';
import { benchPages } from './pages.ts';
import { benchSignIns } from './sign-ins.ts';
import { benchThroughput } from './throughput.ts';
import { benchWriting } from './writing.ts';

/** `npm run bench [-- --corpus FOLDER] [--writing FILE] [--no-browser]`: measures accuracy and speed of the product. */
const { values } = parseArgs({
  options: { corpus: { type: 'string' }, writing: { type: 'string' }, browser: { type: 'boolean', default: true } },
  allowNegative: true,
});
const samples = samplesOf(values.corpus ?? join(import.meta.dirname, '../corpus'));
if (samples.length === 0) throw new Error('There are no PDFs in this folder.');
console.log(`${samples.length} files`);
const folder = values.corpus ?? join(import.meta.dirname, '../corpus');
await benchAccuracy(folder);
if (values.writing) benchWriting(values.writing);
await benchEngine(samples);
await benchThroughput(samples);
await benchSignIns();
if (values.browser) {
  await benchJourney(samples.filter(({ name }) => !/\/bad-/.test(name)));
  await benchPages();
}
