import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** `npm run dev`: the server, started again on every change, and the web's own development server before it. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const vite = fileURLToPath(new URL('../bin/vite.js', import.meta.resolve('vite/package.json')));

const children: ChildProcess[] = [
  spawn(process.execPath, ['--no-regexp-tier-up', '--watch', 'server/src/main.ts'], { cwd: root, stdio: 'inherit' }),
  spawn(process.execPath, [vite], { cwd: `${root}web`, stdio: 'inherit' }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.once('exit', stop);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
