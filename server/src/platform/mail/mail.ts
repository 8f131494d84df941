/** `replyTo`: the address answers go to, when that is not the sender's. */
export type Email = { subject: string; text: string; html: string; replyTo?: string };

/** Sends e-mails. It answers when the e-mail has been handed over, and throws when it could not be. */
export type Mail = {
  send(to: string, email: Email): Promise<void>;
  /** Deletes e-mails to or about an address, where they are kept here. */
  forget?(address: string): Promise<void>;
};
