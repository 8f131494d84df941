import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { unzipped } from '../../server/src/testing/unzipped.ts';

const root = join(import.meta.dirname, '../..');
const mostZippedBytes = 50 * 1024 * 1024;

/** Does what the provider's runtime does: imports the handler and calls it, with nothing but the archive available. */
const caller = `
  import { readFileSync } from 'node:fs';
  const { handler } = await import('./lambda/handler.js');
  const path_resume = readFileSync(process.argv[2]).toString('base64');
  const { body } = await handler({ name: 'ines.pdf', path_resume, today: '2026-11-21' });
  console.log(JSON.parse(body).resume.profile.name);
  process.exit(0);
`;

test('the archive for Lambda holds all that the handler needs, within the limits of the provider', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redmark-pack-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = join(root, 'scripts/build/pack-grader.ts');
  const archive = execFileSync(process.execPath, [script, '--lambda', folder], { encoding: 'utf8' }).trim();
  const bytes = readFileSync(archive);
  const files = unzipped(bytes);
  expect(bytes.length).toBeLessThan(mostZippedBytes);

  for (const [name, content] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const resume = join(root, 'corpus/ines-swiss/resume.pdf');
  writeFileSync(join(folder, 'call.mjs'), caller);
  expect(execFileSync(process.execPath, ['call.mjs', resume], { cwd: folder, encoding: 'utf8' }).trim()).toMatch(/^In/);
});
