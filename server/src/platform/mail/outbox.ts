import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

export type Outbox = Mail & {
  /** The newest letters first, as they would have been sent. */
  newest(count: number): Promise<{ name: string; source: string }[]>;
};

/** Letters that are not sent but kept as files in a folder, in the order in which they were written. */
export function createOutbox(folder: string, from: { name: string; address: string }, now: () => Date): Outbox {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  let written = 0;

  return {
    async send(to, { subject, text, html }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const letter = {
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        date: now(),
        messageId: `<${randomLetters()}@outbox.invalid>`,
        baseBoundary: randomLetters(),
      };
      const { message } = await transport.sendMail(letter);
      const order = String(written++ % 10_000).padStart(4, '0');
      const path = join(folder, `${now().toISOString().replaceAll(':', '-')}-${order}.eml`);
      // Renamed into place: whoever reads the folder never sees half a letter.
      await writeFile(`${path}.new`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.new`, path);
    },

    async newest(count) {
      const names = await readdir(folder).catch(() => []);
      const letters = names.filter((name) => name.endsWith('.eml')).toSorted();
      const shown = letters.slice(-count).reverse();
      return await Promise.all(
        shown.map(async (name) => ({ name, source: await readFile(join(folder, name), 'utf8') })),
      );
    },
  };
}

/** Without digits: whoever looks for a code in a letter finds the code and nothing else. */
const randomLetters = () => Array.from(randomBytes(24), (byte) => String.fromCharCode(97 + (byte % 26))).join('');
