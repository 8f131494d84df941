import { spawn } from 'node:child_process';
import { join } from 'node:path';

const cli = join(import.meta.dirname, '../cli.ts');
export const corpusFolder = join(import.meta.dirname, '../../../corpus');
/** The PDF of a case of the corpus. */
export const resumeOfCase = (name: string) => join(corpusFolder, name, 'resume.pdf');

type Call = { env?: Record<string, string | undefined>; cwd?: string; input?: Uint8Array };

/** Runs the command `redmark` in a process of its own, without a terminal. */
export async function runCli(args: string[], { env = {}, cwd, input }: Call = {}) {
  const child = spawn(process.execPath, [cli, ...args], { cwd, env: { ...process.env, ...env } });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, stdout, stderr };
}
