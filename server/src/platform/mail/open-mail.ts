import { join } from 'node:path';
import { createOutbox, type Outbox } from './outbox.ts';
import { createPost, type Post } from './post.ts';
import { createSmtp } from './smtp.ts';

type Choice = { MAIL: 'outbox'; MAIL_FROM: string } | { MAIL: 'smtp'; MAIL_FROM: string; SMTP_URL: string };

export type OpenMail = { mail: Post; outbox: Outbox | undefined; close(): Promise<void> };

type Place = { name: string; dataFolder: string; now: () => Date; log: (error: unknown) => void };

export function openMail(choice: Choice, { name, dataFolder, now, log }: Place): OpenMail {
  const from = { name, address: choice.MAIL_FROM };
  if (choice.MAIL === 'smtp') {
    const smtp = createSmtp(choice.SMTP_URL, from);
    const mail = createPost(smtp, log);
    const close = async () => {
      await mail.settled();
      smtp.close();
    };
    return { mail, outbox: undefined, close };
  }
  const outbox = createOutbox(join(dataFolder, 'outbox'), from, now);
  const mail = createPost(outbox, log);
  return { mail, outbox, close: mail.settled };
}
