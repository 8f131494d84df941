import { join } from 'node:path';
import type { Mail } from './mail.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';

type Choice = { MAIL: 'outbox'; MAIL_FROM: string } | { MAIL: 'smtp'; MAIL_FROM: string; SMTP_URL: string };

export type OpenMail = { mail: Mail; outbox: Outbox | undefined; close(): void };

export function openMail(choice: Choice, name: string, dataFolder: string, now: () => Date): OpenMail {
  const from = { name, address: choice.MAIL_FROM };
  if (choice.MAIL === 'smtp') {
    const smtp = createSmtp(choice.SMTP_URL, from);
    return { mail: smtp, outbox: undefined, close: smtp.close };
  }
  const outbox = createOutbox(join(dataFolder, 'outbox'), from, now);
  return { mail: outbox, outbox, close: () => {} };
}
