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

const script = join(root, 'scripts/build/pack-grader.ts');
const resume = join(root, 'corpus/ines-swiss/resume.pdf');

/** What README.md of the package shows. */
const tenLines = `
  import { readFile } from 'node:fs/promises';
  import { grade } from '@redmark/grader';
  import schema from '@redmark/grader/schema/report.json' with { type: 'json' };

  const report = await grade(await readFile(process.argv[2]));
  if (!report.ok) throw new Error(report.error.message);
  console.log(report.document.grades.Cumulative, report.resume.profile.name, schema.anyOf.length);
`;

test('the package installs in an empty folder, and ten lines grade a resume and end', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redmark-pack-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = { ...process.env, GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'example/redmark' };
  const archive = execFileSync(process.execPath, [script, folder], { encoding: 'utf8', env }).trim();
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'ten-lines', private: true, type: 'module' }));
  // The one dependency comes from this repository, so that the test needs no network.
  const pdfium = join(root, 'node_modules/@embedpdf/pdfium');
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--silent', '--ignore-scripts'];
  execFileSync('npm', [...install, archive, pdfium], { cwd: folder });
  writeFileSync(join(folder, 'ten-lines.js'), tenLines);
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(run('ten-lines.js', resume)).toBe('A+ Ines Calloway 2\n');
  const command = join(folder, 'node_modules/.bin/redmark');
  expect(JSON.parse(run(command, 'grade', '--json', resume))).toMatchObject({ ok: true, grades: { Cumulative: 'A+' } });
  const { description, keywords, repository } = JSON.parse(
    readFileSync(join(folder, 'node_modules/@redmark/grader/package.json'), 'utf8'),
  );
  expect(keywords).toContain('resume');
  expect([description, repository.directory]).toEqual([expect.stringContaining('resumes'), 'grader']);
});

test('the archive for Lambda holds all that the handler needs, within the limits of the provider', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redmark-pack-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const archive = execFileSync(process.execPath, [script, '--lambda', folder], { encoding: 'utf8' }).trim();
  const bytes = readFileSync(archive);
  const files = unzipped(bytes);
  expect(bytes.length).toBeLessThan(mostZippedBytes);

  for (const [name, content] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  writeFileSync(join(folder, 'call.mjs'), caller);
  expect(execFileSync(process.execPath, ['call.mjs', resume], { cwd: folder, encoding: 'utf8' }).trim()).toMatch(/^In/);
});
