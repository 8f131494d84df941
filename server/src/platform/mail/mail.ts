/**
 * `replyTo`: the address for replies, when that is not the sender's. `unsubscribe`: where letters of this kind are turned
 * off, for those that are not about what somebody just did.
 */
export type Email = { subject: string; text: string; html: string; replyTo?: string; unsubscribe?: string };

/** Sends e-mails. `send` resolves when the e-mail has been handed over, and rejects when it could not be. */
export type Mail = {
  send(to: string, email: Email): Promise<void>;
  /** Rejects when nothing can be sent at the moment. */
  probe?(): Promise<unknown>;
  /** Deletes stored e-mails to or about an address. */
  forget?(address: string): Promise<void>;
};
