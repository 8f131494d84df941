import type { BodyOf, contactUs, messageResponse } from '@redmark/contract';
import { addAudit } from '../../database/audit-log.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import {
  addMessage,
  deleteMessages,
  findMessage,
  type Message,
  recordForwarded,
  recordResponse,
  unforwardedMessages,
  withdrawResponse,
} from './contact-records.ts';

const forwardedAtOnce = 20;

export type Contact = ReturnType<typeof createContact>;

export function createContact({ db, mail, emails, operatorEmail, now, log }: Services) {
  async function forward(message: Pick<Message, 'id' | 'first_name' | 'last_name' | 'email' | 'feedback'>) {
    await mail.send(
      operatorEmail,
      emails.contactMessage({
        id: message.id,
        userName: `${message.first_name} ${message.last_name}`,
        email: message.email,
        feedback: message.feedback,
      }),
    );
    await recordForwarded(db, message.id, now());
  }

  /** E-mails to the operator are sent one after the other, in the background. */
  let forwarding = Promise.resolve();

  return {
    /** The message counts as received once it is stored; an e-mail that fails is retried by the sweep. */
    async receive({ firstName, lastName, email, feedback }: BodyOf<typeof contactUs>) {
      const message = { id: crypto.randomUUID(), first_name: firstName, last_name: lastName, email, feedback };
      await addMessage(db, { ...message, created_at: now() });
      forwarding = forwarding.then(() => forward(message)).catch(log);
      return { message: 'Your Message has been received.' };
    },

    /** Recorded before it is sent, so that nobody gets two responses; undone when the e-mail could not be sent. */
    async respond({ messageId, response }: BodyOf<typeof messageResponse>) {
      const message = await findMessage(db, messageId);
      if (!message) throw new Refusal('not_found');
      await addAudit(db, now(), { actor: 'operator', action: 'message answered', subject: messageId });
      if (!(await recordResponse(db, messageId, response, now()))) throw new Refusal('already_answered');
      try {
        const { first_name: firstName, feedback } = message;
        await mail.send(message.email, emails.contactResponse({ firstName, feedback, response }));
      } catch (cause) {
        await withdrawResponse(db, messageId);
        log(cause);
        throw new Refusal('letter_not_sent', { cause });
      }
      return { message: 'The response has been sent.' };
    },

    /** Deletes the messages of somebody whose account is deleted. */
    async forget(email: string) {
      await forwarding;
      await deleteMessages(db, email);
    },

    /** Resolves when every e-mail being sent has been sent or has failed. */
    settled: async () => await forwarding,

    /** Forwards to the operator the messages that could not be mailed before. */
    async sweep() {
      await forwarding;
      for (const message of await unforwardedMessages(db, forwardedAtOnce)) await forward(message);
    },
  };
}
