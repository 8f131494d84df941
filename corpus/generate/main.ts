import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../../scripts/test/chromium.ts';
import { type Case, cases } from './cases.ts';

/**
 * `node corpus/generate/main.ts`: generates every case into its folder, with its ground truth and its reason beside it.
 */
const corpus = join(import.meta.dirname, '..');
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
for (const one of cases) {
  const rendered = one.render();
  const folder = join(corpus, one.name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'resume.pdf'), typeof rendered === 'string' ? await print(rendered) : rendered);
  writeFileSync(join(folder, 'expected.json'), `${JSON.stringify(truthOf(one), null, 2)}\n`);
  writeFileSync(join(folder, 'why.md'), `${one.why}\n`);
}
await browser.close();
console.log(`${cases.length} resumes generated`);

async function print(html: string): Promise<Uint8Array> {
  const page = await browser.newPage();
  await page.setContent(html);
  const bytes = await page.pdf({ preferCSSPageSize: true });
  await page.close();
  return bytes;
}

function truthOf({ person, planted }: Case) {
  return {
    name: person.name,
    email: person.email,
    phone: person.phone,
    positions: person.jobs.map(({ title, employer, dates, bullets }) => ({ title, employer, dates, bullets })),
    schools: person.studies.map(({ school }) => school),
    planted,
  };
}
