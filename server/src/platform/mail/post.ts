import type { Letter, Mail } from './mail.ts';

/** Mail, and letters nobody waits for. */
export type Post = Mail & {
  /** Sends without being waited for: what goes wrong is the operator's to read. */
  later(to: string, letter: Letter): void;
  /** Drops letters to or about an address, where they are kept here: also those that are just being written. */
  forget(address: string): Promise<void>;
  /** Answers when every letter that was handed over is on its way. */
  settled(): Promise<void>;
};

export function createPost(mail: Mail, log: (error: unknown) => void): Post {
  const underWay = new Set<Promise<void>>();
  return {
    send: mail.send,
    later(to, letter) {
      const sending = mail
        .send(to, letter)
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
