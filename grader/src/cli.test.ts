import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resumeOfCase, runCli } from './testing/run-cli.ts';

const resume = resumeOfCase('samira-mixed-signs');

test('a summary lists grades, numbered findings and the paths of the images, in colours only where they are asked for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'redmark-'));
  const inColours = (FORCE_COLOR: string | undefined) => ({ env: { NO_COLOR: undefined, FORCE_COLOR } });
  const { code, stdout } = await runCli(['grade', '--images', folder, resume], inColours(undefined));
  expect(code).toBe(0);
  expect(stdout).not.toContain('\x1b[');
  expect((await runCli(['grade', resume], inColours('1'))).stdout).toContain('\x1b[');
  expect(stdout).toContain('Samira Lindgren');
  expect(stdout).toMatch(/1\. \[minor\] Use one bullet style, page 1/);
  expect(readdirSync(folder).toSorted()).toEqual(['resume-1-1008.png', 'resume-1-504.png']);
  expect(stdout).toContain(join(folder, 'resume-1-504.png'));
});

test.each([
  { args: [], says: 'Name a command.' },
  { args: ['mark', resume], says: 'There is no command mark.' },
  { args: ['grade'], says: 'Name a file or a folder' },
  { args: ['grade', '--nonsense', resume], says: "Unknown option '--nonsense'" },
  { args: ['grade', '--today', '2026-02-30', resume], says: '2026-02-30 is not a day' },
  { args: ['grade', '--min-grade', 'G', resume], says: 'G is no grade' },
  { args: ['grade', '--format', 'yaml', resume], says: 'there is no yaml' },
  { args: ['grade', '--annotated', '/no/such/folder/o.pdf', resume], says: 'There is no folder /no/such/folder' },
  { args: ['grade', import.meta.dirname], says: 'There is no PDF in the folder' },
  { args: ['export', resume], says: '--to: name the format' },
  { args: ['proofread', 'none.jsonl'], says: 'There is no file none.jsonl.' },
])('$args is a wrong call: the usage says how it goes, and the status is 2', async ({ args, says }) => {
  const { code, stdout, stderr } = await runCli(args);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(says);
  expect(stderr).toContain('Usage: redmark');
});

test('help and version are answered with status 0', async () => {
  const calls = [['--help'], ['grade', '--help'], ['help', 'export'], ['proofread', '-h'], ['--version'], ['-v']];
  const answers = await Promise.all(calls.map((args) => runCli(args)));
  expect(answers.map(({ code, stderr }) => [code, stderr])).toEqual(calls.map(() => [0, '']));
  const [overview, grade, exporting, proofread, version, short] = answers.map(({ stdout }) => stdout);
  expect(overview).toContain('redmark COMMAND --help');
  expect(grade).toContain('Usage: redmark grade');
  expect(exporting).toContain('Usage: redmark export');
  expect(proofread).toContain('Usage: redmark proofread');
  expect(version).toMatch(/^redmark \d+\.\d+\.\d+, rubric \d{4}\.\d+\.\d+\n$/);
  expect(short).toBe(version);
});

test('time zone and locale change nothing, and an annotated copy is a PDF that holds the notes and grades like the original', async () => {
  const copy = join(mkdtempSync(join(tmpdir(), 'redmark-')), 'marked.pdf');
  const args = ['grade', '--threads', '1', '--json', '--today', '2026-11-21'];
  const here = await runCli([...args, '--annotated', copy, resume], { env: { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' } });
  const there = await runCli([...args, resume, copy], {
    env: { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  });
  const [original, annotated] = there.stdout.trim().split('\n');
  const plain = (line = '') => line.trim().replace(/"ms":[\d.]+/, '');
  expect(plain(original)).toBe(plain(here.stdout));
  expect(readFileSync(copy).toString('latin1')).toMatch(/\/Subtype\s?\/Square/);
  expect(JSON.parse(annotated ?? '').grades).toEqual(JSON.parse(here.stdout).grades);
});

test('a broken line stops proofreading with its number, and a good one is checked', async () => {
  const good = await runCli(['proofread', '-'], { input: Buffer.from('{"id": 7, "text": "Led the the team"}\n') });
  expect(JSON.parse(good.stdout)).toMatchObject({ id: 7, findings: [{ start: expect.any(Number) }] });
  for (const [line, says] of [
    ['{"id": 1', '-:2: this line is not JSON.'],
    ['{"id": 1}', '-:2: this line needs a "text"'],
  ] as const) {
    const { code, stdout, stderr } = await runCli(['proofread', '-'], {
      input: Buffer.from(`{"id": 1, "text": "a"}\n${line}`),
    });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(says);
  }
});
