import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const cli = join(import.meta.dirname, 'cli.ts');
const resume = join(import.meta.dirname, '../../corpus/samira-mixed-signs/resume.pdf');
const run = async (args: string[], env: Record<string, string> = {}) => {
  const options = { env: { ...process.env, ...env } };
  return await promisify(execFile)(process.execPath, [cli, ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
};

test('a summary lists grades, numbered findings and the paths of the images', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'redmark-'));
  const { code, stdout } = await run(['grade', '--images', folder, resume]);
  expect(code).toBe(0);
  expect(stdout).toContain('Samira Lindgren');
  expect(stdout).toMatch(/1\. \[minor\] Use one bullet style, page 1/);
  expect(readdirSync(folder).toSorted()).toEqual(['resume-1-1008.png', 'resume-1-504.png']);
  expect(stdout).toContain(join(folder, 'resume-1-504.png'));
});

test('one line of JSON for each file, refused files included, and exit 1', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'redmark-'));
  const letter = join(folder, 'letter.pdf');
  writeFileSync(letter, 'Dear reader');
  const { code, stdout } = await run(['grade', '--json', resume, letter, join(folder, 'none.pdf')]);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(code).toBe(1);
  expect(lines.map(({ ok, error }) => [ok, error?.code])).toEqual([
    [true, undefined],
    [false, 'not_a_pdf'],
    [false, 'no_such_file'],
  ]);
  expect(Object.keys(lines[0])).toEqual([
    'file',
    'ok',
    'ms',
    'rubricVersion',
    'grades',
    'scores',
    'grading',
    'findings',
    'resume',
    'pages',
  ]);
});

test('a wrong call prints the usage and exits with 2', async () => {
  for (const args of [[], ['grade'], ['grade', '--nonsense', resume], ['mark', resume]]) {
    const { code, stderr } = await run(args);
    expect(code).toBe(2);
    expect(stderr).toContain('Usage: redmark grade');
  }
});

test('time zone and locale change nothing', async () => {
  const args = ['grade', '--json', '--today', '2026-11-21', resume];
  const plain = (stdout: string) => stdout.replace(/"ms":[\d.]+/, '');
  const here = await run(args, { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' });
  const there = await run(args, { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' });
  expect(plain(there.stdout)).toBe(plain(here.stdout));
});

test('the annotated copy is a PDF that holds the notes and grades like the original', async () => {
  const copy = join(mkdtempSync(join(tmpdir(), 'redmark-')), 'marked.pdf');
  const first = await run(['grade', '--json', '--annotated', copy, resume]);
  const second = await run(['grade', '--json', copy]);
  expect(readFileSync(copy).toString('latin1')).toMatch(/\/Subtype\s?\/Square/);
  expect(JSON.parse(second.stdout).grades).toEqual(JSON.parse(first.stdout).grades);
});
