import type { Config } from '../config/config.ts';
import { keptSecret } from '../platform/secrets/kept-secret.ts';

const thisMachine = new Set(['localhost', '127.0.0.1', '::1']);

/**
 * What opens the page of e-mails that were not sent, or undefined where there is no such page. It is for whoever runs
 * the product on a machine of their own; elsewhere it must be asked for, and a public address never has it.
 */
export function outboxToken(config: Config): string | undefined {
  const { MAIL, PUBLIC_URL, HOST, OUTBOX_PAGE = thisMachine.has(HOST) ? 'on' : 'off' } = config;
  if (MAIL !== 'outbox' || PUBLIC_URL !== undefined || OUTBOX_PAGE === 'off') return undefined;
  return keptSecret(config.DATA_FOLDER, 'outbox');
}
