import type { Config } from '../config/config.ts';
import { keptSecret } from '../platform/secrets/kept-secret.ts';

const thisMachine = new Set(['localhost', '127.0.0.1', '::1']);

/**
 * The token that opens the page of unsent e-mails, or undefined where there is no such page. It is on by default only
 * for local use; elsewhere it must be enabled, and an installation with a public URL never has it.
 */
export function outboxToken(config: Config): string | undefined {
  const { MAIL, PUBLIC_URL, HOST, OUTBOX_PAGE = thisMachine.has(HOST) ? 'on' : 'off' } = config;
  if (MAIL !== 'outbox' || PUBLIC_URL !== undefined || OUTBOX_PAGE === 'off') return undefined;
  return keptSecret(config.DATA_FOLDER, 'outbox');
}
