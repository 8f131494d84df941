import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { grade } from '../library.ts';
import { resumeOfCase, runCli } from '../testing/run-cli.ts';
import { jsonResumeOf } from './export/json-resume.ts';

type Validate = (resume: unknown, then: (errors: unknown, isValid: boolean) => void) => void;
const jsonResume: { validate: Validate } = createRequire(import.meta.url)('@jsonresume/schema');

const compiled = async (name: 'line' | 'report') => {
  const { code, stdout } = await runCli(['schema', name]);
  expect(code).toBe(0);
  return new Ajv2020({ allErrors: true, strict: true, strictTuples: false }).compile(JSON.parse(stdout));
};

/** Every other line of the corpus is held against the schema where the corpus is graded. */
test('one line of JSON for each file, refused files included, fits the schema; the status is 1, whatever grade is asked for', async () => {
  const validate = await compiled('line');
  const files = ['ines-swiss', 'world/noor-web'].map(resumeOfCase);
  const args = ['grade', '--threads', '1', '--json', '--min-grade', 'A+'];
  const { code, stdout } = await runCli([...args, ...files, '/none.pdf', import.meta.filename]);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(code).toBe(1);
  expect(lines.map(({ ok, error }) => [ok, error?.code])).toEqual([
    [true, undefined],
    [true, undefined],
    [false, 'no_such_file'],
    [false, 'not_a_pdf'],
  ]);
  for (const line of lines) {
    validate(line);
    expect([line.file, validate.errors ?? []]).toEqual([line.file, []]);
  }
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

test('what the library answers fits its schema, and something else does not', async () => {
  const validate = await compiled('report');
  const graded = await grade(readFileSync(resumeOfCase('world/noor-web')), { today: '2026-11-21' });
  validate(JSON.parse(JSON.stringify(graded)));
  expect(validate.errors ?? []).toEqual([]);
  expect(validate(await grade(Buffer.from('Dear reader')))).toBe(true);
  expect(validate({ ...graded, further: 1 })).toBe(false);
  expect(validate({ ok: true })).toBe(false);
});

test.each(['samira-sidebar', 'world/noor-web', 'world/tyler-article'])(
  '%s as a JSON Resume fits the official schema',
  async (name) => {
    const graded = await grade(readFileSync(resumeOfCase(name)), { today: '2026-11-21' });
    if (!graded.ok) throw new Error(graded.error.message);
    expectJsonResume(JSON.stringify(jsonResumeOf(graded)));
  },
);

test('a resume is exported as a JSON Resume', async () => {
  const { code, stdout } = await runCli(['export', '--to', 'json-resume', resumeOfCase('samira-sidebar')]);
  expect(code).toBe(0);
  expectJsonResume(stdout);
});

function expectJsonResume(text: string) {
  const resume = JSON.parse(text);
  jsonResume.validate(resume, (errors, isValid) => expect([errors, isValid]).toEqual([null, true]));
  expect(resume.basics.name).toMatch(/^\p{Lu}/u);
  expect(resume.work.length).toBeGreaterThan(0);
  expect(resume.work[0].startDate).toMatch(/^\d{4}(-\d\d)?$/);
}

test('a file that cannot be read is not exported, and the reason is said', async () => {
  const { code, stdout, stderr } = await runCli(['export', '--to', 'json-resume', '-'], {
    input: Buffer.from('Hello'),
  });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain('This file is not a PDF.');
});
