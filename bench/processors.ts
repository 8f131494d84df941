import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps a process and all its threads on one processor, and so what it starts from then on; Linux only. */
export function keepOn(processor: number, pid: number | undefined) {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(processor), String(pid)], { stdio: 'ignore' });
}

const periodMicroseconds = 100_000;
const groups = '/sys/fs/cgroup';

/**
 * Gives a process and its threads a part of one processor at most, as a container with a limit has it: a control group of
 * its own, which only root may make; Linux, both versions of control groups. Call the answer when the process has ended.
 */
export function limitTo(share: number, pid: number | undefined): () => void {
  const quota = Math.round(share * periodMicroseconds);
  const isUnified = existsSync(join(groups, 'cgroup.controllers'));
  const group = join(groups, isUnified ? '' : 'cpu', `redmark-bench-${pid}`);
  mkdirSync(group);
  if (isUnified) writeFileSync(join(group, 'cpu.max'), `${quota} ${periodMicroseconds}`);
  else {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(periodMicroseconds));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
  }
  writeFileSync(join(group, 'cgroup.procs'), String(pid));
  return () => rmdirSync(group);
}
