import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resumeOfCase, runCli } from '../../testing/run-cli.ts';
import { namesFor } from './outputs.ts';

const resume = resumeOfCase('samira-mixed-signs');
const clean = resumeOfCase('ines-swiss');

/** A folder with two resumes of the same name in folders of their own, and one beside them. */
function folderOfThree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'redmark-'));
  for (const name of ['b', 'a']) {
    mkdirSync(join(folder, name));
    copyFileSync(name === 'a' ? resume : clean, join(folder, name, 'resume.pdf'));
  }
  copyFileSync(clean, join(folder, 'Zoe.PDF'));
  writeFileSync(join(folder, 'notes.txt'), 'no resume');
  return folder;
}

/** A second thread loads the word lists once more, which takes longer than to grade the few files here. */
const inOneThread = ['--threads', '1'];

type Line = { file: string; ms: number };
/** What the lines of JSON tell, without the times, which are others each time. */
const toldIn = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map((line): Line => ({ ...JSON.parse(line), ms: 0 }));
const byFile = (a: Line, b: Line) => (a.file < b.file ? -1 : 1);

test('a folder stands for its PDFs in the order of their names, no file is graded twice, and several threads change nothing', async () => {
  const cwd = folderOfThree();
  const whole = toldIn((await runCli(['grade', ...inOneThread, '--json', '.', 'a/resume.pdf'], { cwd })).stdout);
  expect(whole.map(({ file }) => file)).toEqual(['Zoe.PDF', 'a/resume.pdf', 'b/resume.pdf']);
  const inTwo = ['--threads', '2', '--json', 'b/resume.pdf', '*/res*.pdf', '.'];
  const several = toldIn((await runCli(['grade', ...inTwo], { cwd })).stdout);
  expect(several.map(({ file }) => file)).toEqual(['b/resume.pdf', 'a/resume.pdf', 'Zoe.PDF']);
  expect(several.toSorted(byFile)).toEqual(whole);
  expect(await runCli(['grade', '*.docx'], { cwd })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('No PDF fits'),
  });
});

test('a resume on standard input is graded like the file, with status 0 when its grade is not below --min-grade', async () => {
  const { code, stdout } = await runCli(['grade', '--json', '--min-grade', 'f', '-'], { input: readFileSync(resume) });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ file: '-', ok: true, resume: { profile: { name: 'Samira Lindgren' } } });
});

test('reports, marked copies and images of equal file names are kept apart', async () => {
  const cwd = folderOfThree();
  const { code, stdout, stderr } = await runCli(
    ['grade', ...inOneThread, '--out', 'new/out', '--images', 'pages', '--format', 'html', '.'],
    {
      cwd,
    },
  );
  expect([code, stdout]).toEqual([0, '']);
  expect(stderr).toContain('Wrote the 3 reports to new/out');
  expect(readdirSync(join(cwd, 'new/out')).toSorted()).toEqual(
    ['Zoe', 'a-resume', 'b-resume'].flatMap((name) => [`${name}.html`, `${name}.marked.pdf`]),
  );
  expect(existsSync(join(cwd, 'pages/a-resume-1-504.png'))).toBe(true);
  expect(readFileSync(join(cwd, 'new/out/a-resume.html'), 'utf8')).toContain('Samira Lindgren');
  const blocked = await runCli(['grade', '--out', 'notes.txt/out', '.'], { cwd });
  expect(blocked).toMatchObject({ code: 2, stderr: expect.stringContaining('notes.txt/out cannot be made') });
});

test('names that are equal get their folders in front, and a number where these are equal too', () => {
  expect(namesFor(['/x/a/cv.pdf', '/x/b/CV.pdf', '/x/c.pdf', '-'])).toEqual(['a-cv', 'b-CV', 'c', 'stdin']);
  expect(namesFor(['/a/b/cv.pdf', '/a-b/cv.pdf', '/a-b-cv.pdf'])).toEqual(['b-cv', 'a-b-cv', 'a-b-cv-2']);
});

test('--min-grade makes the status 3 when a resume is below it, NO_COLOR keeps its report plain, and --also writes further ones', async () => {
  const low = resumeOfCase('world/noor-web');
  const folder = mkdtempSync(join(tmpdir(), 'redmark-'));
  const [csv, sarif] = [join(folder, 'table=1.csv'), join(folder, 'log.sarif')];
  const also = ['--also', `csv=${csv}`, '--also', `sarif=${sarif}`];
  const args = ['grade', ...inOneThread, ...also, '--min-grade', 'A+', low, clean];
  const { code, stdout, stderr } = await runCli(args, { env: { NO_COLOR: '1', FORCE_COLOR: undefined } });
  expect(code).toBe(3);
  expect(stderr).toContain(`Graded below A+, or without a grade: ${low}\n`);
  expect(stdout).not.toContain('\x1b[');
  expect(readFileSync(csv, 'utf8').split('\r\n')).toHaveLength(4);
  expect(JSON.parse(readFileSync(sarif, 'utf8')).runs[0].results.length).toBeGreaterThan(0);
});

test.each([
  ['csv', 'FORMAT=OUT'],
  ['docx=out.docx', 'there is no docx'],
  ['csv=no/such/folder/out.csv', 'There is no folder'],
])('a further format that cannot be written is refused before anything is graded: %s', async (also, why) => {
  const refused = await runCli(['grade', '--also', also, clean]);
  expect(refused).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(why) });
});

test.skipIf(process.platform === 'win32' || !existsSync('/usr/bin/script'))(
  'a terminal shows how many files are done',
  () => {
    const cwd = folderOfThree();
    const cli = join(import.meta.dirname, '../../cli.ts');
    const command = `${process.execPath} ${cli} grade ${inOneThread.join(' ')} --format csv ${cwd} > ${join(cwd, 'table.csv')}`;
    const shown = execFileSync('/usr/bin/script', ['-qec', command, '/dev/null'], { encoding: 'utf8' });
    expect(shown).toContain('0 of 3 graded');
    expect(shown).toContain('3 of 3 graded');
    expect(readFileSync(join(cwd, 'table.csv'), 'utf8').split('\r\n')).toHaveLength(5);
  },
);
