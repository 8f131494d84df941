import type { Email } from '../platform/mail/mail.ts';

/** A mail transport that succeeds or fails, as the test wants, with what it sent. */
export function steeredMail() {
  const sent: { to: string; email: Email }[] = [];
  const steered = { works: true };
  const mail = {
    async send(to: string, email: Email) {
      if (!steered.works) throw new Error('The mail server is down.');
      sent.push({ to, email });
    },
  };
  return { mail, steered, sent };
}
