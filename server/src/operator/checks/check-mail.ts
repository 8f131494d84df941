import { openMail } from '../../compose/open-mail.ts';
import type { Config } from '../../config/config.ts';
import { createEmails } from '../../platform/mail/emails.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { type Check, CheckFailed } from './run-checks.ts';

/** Signs in at the mail server, and sends a letter where an address is given. */
export function checkMail(config: Config, to: string | undefined): Check {
  return {
    part: 'mail',
    advice: 'Look at SMTP_URL, SMTP_USER, SMTP_PASSWORD, and whether the server lets MAIL_FROM send',
    async attempt() {
      const failures: unknown[] = [];
      const needs = { now: () => new Date(), log: (error: unknown) => failures.push(error) };
      const { mail, outbox, close } = openMail(config, { ...needs, metrics: createMetrics() });
      try {
        await mail.probe();
        const where = outbox ? 'the outbox (nothing is sent)' : 'the mail server';
        if (to === undefined) return `${where} answers; "check ADDRESS" sends a letter there`;
        await mail.send(to, createEmails(config.brand).trial());
        return `a letter to ${to} went to ${where}`;
      } catch (cause) {
        throw new CheckFailed('no letter can be sent', { cause });
      } finally {
        await close();
      }
    },
  };
}
