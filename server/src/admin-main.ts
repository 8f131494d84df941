#!/usr/bin/env node
import { plainError } from './base/plain-error.ts';
import { openDatabase } from './compose/open-database.ts';
import { openDigest } from './compose/open-digest.ts';
import { openPayments } from './compose/open-payments.ts';
import { readConfig } from './config/config.ts';
import { loadEnvironment } from './config/load-environment.ts';
import { createBilling } from './features/billing/billing.ts';
import { createBookkeeping } from './features/billing/bookkeeping.ts';
import { createCredits } from './features/credits/credits.ts';
import { backupCommand, isBackupCommand } from './operator/backup/backup-commands.ts';
import { checkInstallation } from './operator/checks/check-installation.ts';
import { callHost, done } from './operator/operator-socket.ts';
import { createMetrics } from './platform/metrics/metrics.ts';

/**
 * The operator's commands: executed by the host that runs on this data folder, or in this process when there is none.
 */
const args = process.argv.slice(2);
try {
  const config = readConfig(loadEnvironment());
  const [name, ...rest] = args;
  if (isBackupCommand(name)) for (const line of await backupCommand(config, name, rest)) console.log(line);
  else if (name === 'check') process.exitCode = (await checkInstallation(config, rest, console.log)) ? 0 : 1;
  else {
    const { ok, lines } = (await callHost(config.DATA_FOLDER, args)) ?? (await doneHere(config));
    for (const line of lines) (ok ? console.log : console.error)(line);
    process.exitCode = ok ? 0 : 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function doneHere(config: ReturnType<typeof readConfig>) {
  // A failed statement contains user data, so the operator sees only what failed and where.
  const log = (error: unknown) => console.error(plainError(error));
  const now = () => new Date();
  const { db, close } = await openDatabase(config, log);
  const { payments, sandbox } = openPayments(config, { db, now, log });
  try {
    const services = {
      db,
      payments,
      brand: config.brand,
      now,
      log,
      digest: openDigest(config),
      metrics: createMetrics(),
    };
    const credits = createCredits(services, { welcomeCredits: config.WELCOME_CREDITS });
    const bookkeeping = createBookkeeping(services, credits);
    const billing = createBilling(services, credits, bookkeeping);
    return await done({ db, now, credits, billing, bookkeeping }, args);
  } finally {
    await sandbox?.close();
    await close();
  }
}
