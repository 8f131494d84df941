import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultBrand } from '@redmark/contract';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { createEmails } from './emails.ts';
import { createOutbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';

const from = { name: 'Redmark', address: 'no-reply@redmark.example' };
const emails = createEmails({ ...defaultBrand, operator: 'Redmark <Ltd>', supportEmail: 'help@redmark.example' });

const url = 'https://redmark.example/dashboard';
const login = { user: 'AKIA+user/name', password: 'p@ss:w/o+rd#?%' };

type Received = { to: string[]; from: string; source: string };

/**
 * A real SMTP server on this machine. It rejects the first `busy` e-mails temporarily, and every recipient at
 * `nowhere`.
 */
async function startSmtpServer({ busy = 0, asksLogin = false } = {}) {
  const received: Received[] = [];
  let left = busy;
  const server = new SMTPServer({
    authOptional: !asksLogin,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === login.user && password === login.password
        ? done(null, { user: username })
        : done(new Error('Invalid username or password')),
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (address.endsWith('@nowhere.example'))
        return done(Object.assign(new Error('No such user'), { responseCode: 550 }));
      if (left-- > 0) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      return done();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom === false ? '' : mailFrom.address,
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const smtp = createSmtp(
    { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, ...(asksLogin ? login : {}) },
    from,
  );
  onTestFinished(async () => {
    smtp.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });
  return { smtp, received };
}

test('a letter arrives at a mail server, as text and as a page', async () => {
  const { smtp, received } = await startSmtpServer();
  await smtp.send('ada@test.example', emails.signUpCode('042042'));
  expect(received.map(({ to, from: sender }) => [to, sender])).toEqual([[['ada@test.example'], from.address]]);
  const email = await PostalMime.parse(received[0]?.source ?? '');
  expect([email.subject, email.from?.name]).toEqual(['Your Redmark verification code', 'Redmark']);
  expect(email.text).toMatch(/^ {4}042042$/m);
  expect(email.html).toContain('>042042<');
  expect(email.html).toContain('Redmark &lt;Ltd&gt;');
});

test('a busy server is asked again; one that knows nobody of that name is not', async () => {
  const { smtp, received } = await startSmtpServer({ busy: 2 });
  await smtp.send('ada@test.example', emails.passwordChanged());
  expect(received).toHaveLength(1);
  await expect(smtp.send('nobody@nowhere.example', emails.passwordChanged())).rejects.toThrow('No such user');
});

test('an address with a line break in it never becomes a second recipient', async () => {
  const { smtp, received } = await startSmtpServer();
  await smtp.send('ada@test.example\r\nBcc: eve@test.example', emails.welcome('Ada')).catch(() => {});
  expect(received.flatMap(({ to }) => to)).not.toContain('eve@test.example');
  for (const { source } of received) expect(source).not.toMatch(/^Bcc:/m);
});

test('letters that are not sent are files in the order in which they were written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'redmark-outbox-'));
  onTestFinished(async () => await rm(folder, { recursive: true }));
  const outbox = createOutbox(folder, from, () => new Date('2026-11-21T12:00:00Z'));
  for (const code of ['111111', '222222']) await outbox.send('ada@test.example', emails.resetCode(code));
  const names = await readdir(folder);
  expect(names.every((name) => name.endsWith('.eml'))).toBe(true);
  const newest = await outbox.newest(2);
  const codes = await Promise.all(
    newest.map(async ({ source }) => /\d{6}/.exec((await PostalMime.parse(source)).text ?? '')?.[0]),
  );
  expect(codes).toEqual(['222222', '111111']);
});

test('no letter but one with a code holds six digits that look like one', () => {
  const others = [
    emails.welcome('Ada'),
    emails.passwordChanged(),
    emails.emailChanged('a@b.example'),
    emails.accountDeleted(),
    emails.reportReady({ fileName: 'ada.pdf', url }),
    emails.batchDone({ graded: 40, refused: 3, left: 5, url }),
    emails.creditsLow({ left: 3, url }),
    emails.renewalAhead({ plan: 'basic', credits: 5, cents: 999, currency: 'usd', at: new Date(0), url }),
  ];
  for (const { text, html } of others) expect(text + html).not.toMatch(/\b\d{6}\b/);
  expect((emails.signInCode('424242').html.match(/\b\d{6}\b/g) ?? []).length).toBe(1);
});

test('a user name and a password may have any characters', async () => {
  const { smtp, received } = await startSmtpServer({ asksLogin: true });
  await smtp.probe?.();
  await smtp.send('ada@test.example', emails.accountDeleted());
  expect(received).toHaveLength(1);
});

test('a message to the operator is answered to who wrote it', async () => {
  const { smtp, received } = await startSmtpServer();
  const message = { id: '1', userName: 'Ada Byron', email: 'ada@test.example', feedback: 'Is anybody there?' };
  await smtp.send('operator@test.example', emails.contactMessage(message));
  const email = await PostalMime.parse(received[0]?.source ?? '');
  expect(email.replyTo).toMatchObject([{ address: 'ada@test.example' }]);
});

test('a letter that can be turned off says so to people and to their mail program, and any other does not', async () => {
  const { smtp, received } = await startSmtpServer();
  const off = 'https://redmark.example/letters/off/one';
  await smtp.send('ada@test.example', { ...emails.creditsLow({ left: 0, url }), unsubscribe: off });
  await smtp.send('ada@test.example', emails.passwordChanged());
  const [letter, receipt] = await Promise.all(received.map(async ({ source }) => await PostalMime.parse(source)));
  const headersOf = (email: typeof letter) =>
    email?.headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]);
  expect(headersOf(letter)).toEqual([
    ['list-unsubscribe', `<${off}>`],
    ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
  ]);
  expect([letter?.text, letter?.html].every((part) => part?.includes(off))).toBe(true);
  expect([headersOf(receipt), receipt?.html?.includes('No more emails')]).toEqual([[], false]);
});

test('a letter has a preview line, a button with its address in plain text too, and colours for the dark', () => {
  const { html, text } = emails.reportReady({ fileName: '<ada>.pdf', url });
  expect(html).toMatch(/display:none[^>]+>\nWe graded &lt;ada&gt;\.pdf\./);
  expect(html).toContain(`<a class="button" href="${url}"`);
  expect(text).toContain(`Open your report:\n\n ${url}`);
  expect(html).toContain('@media (prefers-color-scheme: dark)');
});
