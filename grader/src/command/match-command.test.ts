import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const cli = join(import.meta.dirname, '../cli.ts');
const resumeOfCase = (name: string) => join(import.meta.dirname, `../../../corpus/${name}/resume.pdf`);
const folder = mkdtempSync(join(tmpdir(), 'redmark-match-'));
const advert = join(folder, 'advert.txt');
writeFileSync(advert, 'Senior Backend Engineer\nRequirements\n- Postgres and Go\n- Cobol\nNice to have: Kafka');

const match = async (...args: string[]) =>
  await promisify(execFile)(process.execPath, [cli, 'match', ...args]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
const [engineer, planner] = [resumeOfCase('samira-swiss'), resumeOfCase('ines-swiss')];

test('the best match comes first, with its parts and the lines that prove them', async () => {
  const { code, stdout } = await match('--advert', advert, '--today', '2026-11-21', planner, engineer);
  expect(code).toBe(0);
  expect(stdout.indexOf(engineer)).toBeLessThan(stdout.indexOf(planner));
  expect(stdout).toMatch(/must-haves +[\d.]+ of [\d.]+/);
  expect(stdout).toMatch(/\+ shown {3}must {2}postgresql: “.*PostgreSQL.*”/);
  expect(stdout).toMatch(/- missing must {2}Cobol/);
});

test('one line of JSON for each resume, those that cannot be read last, and exit 1', async () => {
  const { code, stdout } = await match('--advert', advert, '--json', join(folder, 'none.pdf'), advert, engineer);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(code).toBe(1);
  expect(lines.map(({ ok, error }) => [ok, error?.message])).toEqual([
    [true, undefined],
    [false, 'There is no such file.'],
    [false, expect.stringContaining('PDF')],
  ]);
  expect(lines[0].demands[0].proofs[0].boxes[0]).toMatchObject({ page: 0 });
});

test.each([
  [[engineer]],
  [['--advert', advert]],
  [['--advert', join(folder, 'none.txt'), engineer]],
  [['--today', 'now', '--advert', advert, engineer]],
])('a wrong call is refused: %j', async (args) => {
  const { code, stderr } = await match(...args);
  expect([code, stderr.includes('Usage: redmark match')]).toEqual([2, true]);
});
