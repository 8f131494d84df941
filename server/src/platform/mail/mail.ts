/** `replyTo`: the address answers go to, when that is not the sender's. */
export type Letter = { subject: string; text: string; html: string; replyTo?: string };

/** Carries letters. It answers when the letter has been handed over, and throws when it could not be. */
export type Mail = {
  send(to: string, letter: Letter): Promise<void>;
  /** Drops letters to or about an address, where they are kept here. */
  forget?(address: string): Promise<void>;
};
