import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { buildWeb } from '../scripts/build/build-web.ts';
import { chromiumPath } from '../scripts/test/chromium.ts';
import { freePort } from '../server/src/testing/free-port.ts';
import type { Sample } from './files.ts';
import { median, ms, table } from './measure.ts';

const visits = 12;

/** From the click on Start Grading to the report on the screen, in a real browser against the real product. */
export async function benchJourney(samples: Sample[]) {
  await buildWeb();
  const data = mkdtempSync(join(tmpdir(), 'redmark-bench-'));
  const port = await freePort();
  const product = spawn(process.execPath, ['--no-regexp-tier-up', 'server/src/main.ts'], {
    env: { ...process.env, PORT: String(port), DATA_FOLDER: data, ADDRESS_LIMITS: 'off', SEALED_REPORTS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => product.once('exit', resolve));
  await new Promise((resolve) => product.stdout.once('data', resolve));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    const times: number[] = [];
    for (let visit = 0; visit <= visits; visit++) {
      const sample = samples[visit % samples.length];
      if (!sample) break;
      const time = await visitOnce(browser, `http://localhost:${port}`, sample);
      if (visit > 0) times.push(time);
    }
    table(`Journey in a browser, ${times.length} visits, Start Grading to visible report`, [
      ['median', ms(median(times))],
      ['slowest', ms(Math.max(...times))],
    ]);
  } finally {
    await browser.close();
    product.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

async function visitOnce(browser: Browser, url: string, { bytes }: Sample): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.setInputFiles('input[type=file]', {
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(bytes),
  });
  const start = page.getByRole('button', { name: 'Start Grading' });
  await start.click();
  const started = performance.now();
  await page.getByRole('tab').first().waitFor();
  const time = performance.now() - started;
  await context.close();
  return time;
}
