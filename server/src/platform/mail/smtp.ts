import { createTransport } from 'nodemailer';
import { codeOf, memberOf } from '../../base/error-details.ts';
import { isThisMachine } from '../../base/this-machine.ts';
import { withUnsubscribe } from './email-template.ts';
import type { Mail } from './mail.ts';

const timeoutMilliseconds = 10_000;
const attempts = 3;
const pauseMilliseconds = 500;

type Server = { url: string; user?: string | undefined; password?: string | undefined };

/**
 * Sends e-mails through an SMTP server, such as `smtp://host:587` or `smtps://host:465`. User and password are either
 * part of the address or given besides, where they need no encoding.
 */
export function createSmtp(server: Server, from: { name: string; address: string }): Mail & { close(): void } {
  const { url, user, password } = server;
  const transport = createTransport({
    url,
    ...(user === undefined || password === undefined ? {} : { auth: { user, pass: password } }),
    pool: true,
    connectionTimeout: timeoutMilliseconds,
    greetingTimeout: timeoutMilliseconds,
    socketTimeout: timeoutMilliseconds,
    // Plain text is allowed only to this machine.
    ...(isThisMachine(url) ? { ignoreTLS: new URL(url).protocol === 'smtp:' } : { requireTLS: true }),
  });

  return {
    async send(to, given) {
      const { replyTo, ...content } = withUnsubscribe(given);
      // As an object, so that a line break in an address cannot add a recipient.
      const email = { from, to: { name: '', address: to }, ...answersTo(replyTo), ...content };
      for (let attempt = 1; ; attempt++) {
        try {
          const { rejected } = await transport.sendMail(email);
          if (rejected.length > 0) throw new Error(`The mail server rejected ${rejected.length} recipient.`);
          return;
        } catch (error) {
          if (attempt === attempts || !mayPass(error)) throw error;
          await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds * attempt));
        }
      }
    },
    probe: async () => await transport.verify(),
    close: () => transport.close(),
  };
}

/** The Reply-To header, as an object for the same reason as the recipient. */
export const answersTo = (replyTo: string | undefined) =>
  replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } };

/** Whether retrying can help: the server was busy or unreachable. A permanent rejection is final. */
function mayPass(error: unknown): boolean {
  const status = memberOf(error, 'responseCode');
  if (typeof status === 'number') return status >= 400 && status < 500;
  return ['ESOCKET', 'ECONNECTION', 'ETIMEDOUT'].includes(String(codeOf(error)));
}
