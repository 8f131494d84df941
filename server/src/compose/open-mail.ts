import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { counted } from '../platform/mail/counted.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { createMailQueue, type MailQueue } from '../platform/mail/mail-queue.ts';
import { createOutbox, type Outbox } from '../platform/mail/outbox.ts';
import { createSmtp } from '../platform/mail/smtp.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';

type Needs = { now: () => Date; log: (error: unknown) => void; metrics: Metrics };

type OpenMail = {
  mail: MailQueue;
  /** Set where e-mails are kept in a folder instead of being sent. */
  outbox: Outbox | undefined;
  close(): Promise<void>;
};

/** Opens the configured mail transport, or uses the one given. */
export function openMail(config: Config, { now, log, metrics }: Needs, transport?: Mail): OpenMail {
  const { name, supportEmail } = config.brand;
  const given = config.MAIL_FROM ?? { name, address: `no-reply@${supportEmail.split('@').at(-1)}` };
  const from = { name: given.name ?? name, address: given.address };
  if (config.MAIL === 'smtp') {
    const smtp = createSmtp({ url: config.SMTP_URL, user: config.SMTP_USER, password: config.SMTP_PASSWORD }, from);
    const mail = createMailQueue(counted(transport ?? smtp, metrics), log);
    const close = async () => {
      await mail.settled();
      smtp.close();
    };
    return { mail, outbox: undefined, close };
  }
  const outbox = createOutbox(join(config.DATA_FOLDER, 'outbox'), from, now);
  const mail = createMailQueue(counted(transport ?? outbox, metrics), log);
  return { mail, outbox, close: mail.settled };
}
