import { execFileSync } from 'node:child_process';

/** Keeps a process and all its threads on one processor, and so what it starts from then on; Linux only. */
export function keepOn(processor: number, pid: number | undefined) {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(processor), String(pid)], { stdio: 'ignore' });
}
