import type { Email, Mail } from './mail.ts';

/** A mail transport with a background queue. */
export type MailQueue = Mail & {
  probe(): Promise<unknown>;
  /** Sends in the background; failures are logged. */
  later(to: string, email: Email): void;
  /** Deletes stored e-mails to or about an address, including those being written. */
  forget(address: string): Promise<void>;
  /** Resolves when every queued e-mail has been sent or has failed. */
  settled(): Promise<void>;
};

export function createMailQueue(mail: Mail, log: (error: unknown) => void): MailQueue {
  const underWay = new Set<Promise<void>>();
  return {
    send: mail.send,
    probe: async () => await mail.probe?.(),
    later(to, email) {
      const sending = mail
        .send(to, email)
        .catch(log)
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async forget(address) {
      await Promise.all(underWay);
      await mail.forget?.(address);
    },
    settled: async () => void (await Promise.all(underWay)),
  };
}
