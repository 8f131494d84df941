import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const action = parse(readFileSync(join(root, 'action.yml'), 'utf8'));

/** Runs the script of the action with the environment that a runner gives it. */
function runAction(inputs: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'redmark-action-'));
  const [output, summary] = ['output', 'summary'].map((name) => join(folder, name));
  for (const file of [output, summary]) writeFileSync(file ?? '', '');
  const step = action.runs.steps.find(({ id }: { id?: string }) => id === 'grade');
  const given = Object.entries<string>(step.env).map(([name, value]) => [
    name,
    value.replace(/\$\{\{ inputs\.([\w-]+) \}\}/, (_, input) => inputs[input] ?? action.inputs[input].default ?? ''),
  ]);
  const env = {
    ...process.env,
    ...Object.fromEntries(given),
    GITHUB_ACTION_PATH: root,
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: summary,
  };
  const { status, stdout } = spawnSync('bash', ['-e', '-c', step.run], { cwd: root, env, encoding: 'utf8' });
  return { status, stdout, output: readFileSync(output ?? '', 'utf8'), summary: readFileSync(summary ?? '', 'utf8') };
}

const high = 'corpus/ines-swiss/resume.pdf';
const low = 'corpus/world/desiree-side/resume.pdf';

test('the action declares its inputs, and no shell line holds one of them', () => {
  expect(action.runs.using).toBe('composite');
  expect(Object.keys(action.inputs)).toEqual(['files', 'min-grade', 'sarif']);
  for (const { run = '', uses = '' } of action.runs.steps) {
    expect(run).not.toContain('${{');
    expect(uses === '' || /^actions\/[\w-]+@v\d+$/.test(uses)).toBe(true);
  }
});

test('a resume below the grade fails, with errors at its file, a table and the lowest grade', () => {
  const { status, stdout, output, summary } = runAction({ files: `${high}\n${low}\n`, 'min-grade': 'B' });
  expect(status).toBe(3);
  expect(stdout).toContain(`::warning file=${low},title=`);
  expect(stdout).toContain(`::notice file=${high},title=Grade A+::`);
  expect(stdout).toContain(`::error file=${low},title=Below the grade::Graded F, B is asked for.`);
  expect(output).toBe('lowest-grade=F\n');
  expect(summary).toContain(`| ${low} | F |`);
});

test('good resumes pass, and SARIF is written where it is asked for', () => {
  const sarif = join(mkdtempSync(join(tmpdir(), 'redmark-')), 'out.sarif');
  const { status, output } = runAction({ files: high, 'min-grade': 'A', sarif });
  expect([status, output]).toEqual([0, 'lowest-grade=A+\n']);
  expect(JSON.parse(readFileSync(sarif, 'utf8')).version).toBe('2.1.0');
});

test('a wrong grade, no files and a file name full of signs of a shell are told, and nothing is run', () => {
  expect(runAction({ files: high, 'min-grade': 'best' })).toMatchObject({ status: 2, output: '' });
  expect(runAction({ files: '' }).status).toBe(2);
  const strange = '$(touch pwned); --json `id`.pdf';
  const { status, stdout } = runAction({ files: strange });
  expect(status).toBe(1);
  expect(stdout).toContain('There is no such file.');
});
