import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killAgainAndAgain } from '../server/src/testing/money/kill-again-and-again.ts';

/**
 * `node bench/kills.ts [60]`: kills a host at random moments while people buy and grade, and reconciles
 * the accounts.
 */
const [kills = 60] = parseArgs({ allowPositionals: true }).positionals.map(Number);
if (!Number.isInteger(kills) || kills < 1) throw new Error('Say how many kills: node bench/kills.ts 60');

const folder = mkdtempSync(join(tmpdir(), 'redmark-kills-'));
const start = performance.now();
try {
  const found = await killAgainAndAgain({
    kills,
    environment: { DATA_FOLDER: folder },
    onKill: (done) => process.stdout.write(`\r${done} of ${kills} kills`),
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const { uploads, begun, outcomes } = found.answered;
  console.log(`\n${uploads.size} files taken, ${begun.size} gradings begun, answers ${JSON.stringify(outcomes)}`);
  console.log(
    `${found.payments} payments, ${found.reports} reports paid for, ${found.returned} credits given back (${seconds} s)`,
  );
  for (const complaint of found.complaints) console.error(complaint);
  console.log(found.complaints.length === 0 ? 'The books are right.' : 'The books are WRONG.');
  process.exitCode = found.complaints.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
