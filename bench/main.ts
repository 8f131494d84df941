import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchEngine } from './engine.ts';
import { samplesOf } from './files.ts';
import { benchJourney } from './journey.ts';
import { benchSignIns } from './sign-ins.ts';
import { benchThroughput } from './throughput.ts';

/** `npm run bench [-- --corpus FOLDER] [--no-browser]`: how fast the product is, on our corpus or another. */
const { values } = parseArgs({
  options: { corpus: { type: 'string' }, browser: { type: 'boolean', default: true } },
  allowNegative: true,
});
const samples = samplesOf(values.corpus ?? join(import.meta.dirname, '../corpus'));
if (samples.length === 0) throw new Error('There are no PDFs in this folder.');
console.log(`${samples.length} files`);
await benchEngine(samples);
await benchThroughput(samples);
await benchSignIns();
if (values.browser) await benchJourney(samples.filter(({ name }) => !/\/bad-/.test(name)));
