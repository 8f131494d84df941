import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { before, millisecondsIn } from '../../base/durations.ts';
import { withUnsubscribe } from './email-template.ts';
import type { Mail } from './mail.ts';
import { answersTo } from './smtp.ts';

export type Outbox = Required<Mail> & {
  /** Deletes old e-mails. */
  sweep(): Promise<void>;
  /** The newest e-mails first, in full MIME format. */
  newest(count: number): Promise<{ name: string; source: string }[]>;
};

const keptDays = 30;

/** A mail transport that stores e-mails as files in a folder, in order, instead of sending them. */
export function createOutbox(folder: string, from: { name: string; address: string }, now: () => Date): Outbox {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  let written = 0;

  async function names() {
    const all = await readdir(folder).catch(() => []);
    return all.filter((name) => name.endsWith('.eml')).toSorted();
  }

  return {
    async send(to, given) {
      const { replyTo, ...content } = withUnsubscribe(given);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const email = {
        from,
        to: { name: '', address: to },
        ...answersTo(replyTo),
        ...content,
        date: now(),
        messageId: `<${randomLetters()}@outbox.invalid>`,
        baseBoundary: randomLetters(),
      };
      const { message } = await transport.sendMail(email);
      if (!Buffer.isBuffer(message)) throw new Error('The e-mail was written as a stream.');
      const order = String(written++ % 10_000).padStart(4, '0');
      const path = join(folder, `${nameOf(now())}-${order}.eml`);
      // Renamed into place, so that a reader of the folder never sees a partial e-mail.
      await writeFile(`${path}.new`, message, { mode: 0o600 });
      await rename(`${path}.new`, path);
    },

    probe: async () => await mkdir(folder, { recursive: true, mode: 0o700 }),

    async forget(address) {
      for (const name of await names()) {
        const path = join(folder, name);
        // Undoes quoted-printable line breaks.
        const source = (await readFile(path, 'utf8')).replaceAll('=\n', '').toLowerCase();
        if (source.includes(address.toLowerCase())) await rm(path, { force: true });
      }
    },

    async sweep() {
      const oldest = nameOf(before(now(), keptDays * millisecondsIn.day));
      for (const name of await names()) if (name < oldest) await rm(join(folder, name), { force: true });
    },

    async newest(count) {
      const all = await names();
      const shown = all.slice(-count).reverse();
      return await Promise.all(
        shown.map(async (name) => ({ name, source: await readFile(join(folder, name), 'utf8') })),
      );
    },
  };
}

const nameOf = (at: Date) => at.toISOString().replaceAll(':', '-');

/** Without digits, so that nothing but a code looks like one. */
const randomLetters = () => Array.from(randomBytes(24), (byte) => String.fromCharCode(97 + (byte % 26))).join('');
