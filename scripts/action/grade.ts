import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Letter, letters } from '@redmark/rubric';
import { exitStatus } from '../../grader/src/command/command.ts';
import { commandOf } from '../../grader/src/command/formats/github.ts';

/**
 * What `action.yml` runs: `redmark grade` on the files of its inputs, with annotations for the pull request, a table in
 * the summary of the job, and the exit status of the grading. Inputs come as environment variables, never as words of a
 * shell.
 */
const { REDMARK_FILES = '', REDMARK_MIN_GRADE, REDMARK_SARIF, GITHUB_OUTPUT, GITHUB_STEP_SUMMARY } = process.env;
const files = REDMARK_FILES.split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '');
const cli = join(import.meta.dirname, '../../grader/src/cli.ts');
const mostOutputBytes = 512 * 1024 * 1024;

const folder = mkdtempSync(join(tmpdir(), 'redmark-action-'));
const annotations = join(folder, 'annotations');
const options = [
  ...['--format', 'json', '--also', `github=${annotations}`],
  ...(REDMARK_SARIF ? ['--also', `sarif=${REDMARK_SARIF}`] : []),
  ...(REDMARK_MIN_GRADE ? ['--min-grade', REDMARK_MIN_GRADE] : []),
];
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  ['--no-regexp-tier-up', cli, 'grade', ...options, '--', ...files],
  {
    encoding: 'utf8',
    maxBuffer: mostOutputBytes,
  },
);
process.exitCode = status ?? 1;
if (status === exitStatus.wrongCall) console.log(`::error title=Redmark::${stderr.split('\n')[0]}`);
else {
  const rows = gradesIn(stdout);
  process.stdout.write(readFileSync(annotations));
  for (const row of rows.filter(isBelow))
    console.log(
      commandOf(
        'error',
        row.file,
        'Below the grade',
        `Graded ${row.grade ?? 'not at all'}, ${REDMARK_MIN_GRADE} is asked for.`,
      ),
    );
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${tableOf(rows)}\n`);
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `lowest-grade=${lowestOf(rows)}\n`);
}
rmSync(folder, { recursive: true });

type Row = { file: string; grade: Letter | null; score: number; note: string };

function gradesIn(lines: string): Row[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ file, ok, grades, scores, error, findings }) =>
      ok
        ? { file, grade: grades.Cumulative, score: scores.Cumulative, note: `${findings.length} findings` }
        : { file, grade: null, score: 0, note: error.message },
    );
}

function isBelow({ grade }: Row): boolean {
  const least = letters.map(String).indexOf(REDMARK_MIN_GRADE?.toUpperCase() ?? '');
  return least >= 0 && (grade === null || letters.indexOf(grade) > least);
}

function tableOf(rows: readonly Row[]): string {
  const cell = (text: string) => text.replaceAll(/[\\|<>`\n]/g, (sign) => (sign === '\n' ? ' ' : `\\${sign}`));
  const lines = rows.map(({ file, grade, note }) => `| ${cell(file)} | ${grade ?? 'none'} | ${cell(note)} |`);
  return ['| resume | grade | |', '| --- | --- | --- |', ...lines].join('\n');
}

function lowestOf(rows: readonly Row[]): string {
  return rows.toSorted((a, b) => a.score - b.score)[0]?.grade ?? '';
}
