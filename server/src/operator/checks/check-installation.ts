import type { Config } from '../../config/config.ts';
import { checkDatabase } from './check-database.ts';
import { checkGraders } from './check-graders.ts';
import { checkIdentity } from './check-identity.ts';
import { checkMail } from './check-mail.ts';
import { checkPayments } from './check-payments.ts';
import { checkStorage } from './check-storage.ts';
import { runChecks } from './run-checks.ts';

/**
 * `redmark-admin check [ADDRESS]`: tries every part the configuration names, as this process and not through a host, so
 * that it can be done before the first start. Returns whether all of them work.
 */
export async function checkInstallation(config: Config, args: string[], say: (line: string) => void): Promise<boolean> {
  const checks = [
    checkDatabase(config),
    checkStorage(config),
    checkMail(config, args[0]),
    checkIdentity(config),
    checkPayments(config),
    checkGraders(config),
  ];
  return await runChecks(checks, say);
}
