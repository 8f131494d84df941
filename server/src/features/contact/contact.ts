import type { BodyOf, ConsoleMessage, contactUs, messageResponse } from '@redmark/contract';
import { addAudit } from '../../database/audit-log.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import {
  addMessage,
  deleteMessages,
  findMessage,
  listMessages,
  type Message,
  recordForwarded,
  recordResponse,
  setDone,
  unforwardedMessages,
  withdrawResponse,
} from './contact-records.ts';

const forwardedAtOnce = 20;
const listedAtOnce = 50;

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

  /** Recorded before it is sent, so that nobody gets two responses; undone when the e-mail could not be sent. */
  async function answer(messageId: string, response: string) {
    const message = await findMessage(db, messageId);
    if (!message) throw new Refusal('not_found');
    if (!(await recordResponse(db, messageId, response, now()))) throw new Refusal('already_answered');
    try {
      const { first_name: firstName, feedback } = message;
      // What the sender writes back comes to people, whatever address the letters are sent from.
      const letter = { ...emails.contactResponse({ firstName, feedback, response }), replyTo: operatorEmail };
      await mail.send(message.email, letter);
    } catch (cause) {
      await withdrawResponse(db, messageId);
      log(cause);
      throw new Refusal('letter_not_sent', { cause });
    }
    return { message: 'The response has been sent.' };
  }

  return {
    answer,

    /** The message counts as received once it is stored; an e-mail that fails is retried by the sweep. */
    async receive({ firstName, lastName, email, feedback }: BodyOf<typeof contactUs>) {
      const message = { id: crypto.randomUUID(), first_name: firstName, last_name: lastName, email, feedback };
      await addMessage(db, { ...message, created_at: now() });
      forwarding = forwarding.then(() => forward(message)).catch(log);
      return { message: 'Your Message has been received.' };
    },

    /** The same for whoever holds the operator's token, with the message on record. */
    async respond({ messageId, response }: BodyOf<typeof messageResponse>) {
      if (!(await findMessage(db, messageId))) throw new Refusal('not_found');
      await addAudit(db, now(), { actor: 'operator', action: 'message answered', subject: messageId });
      return await answer(messageId, response);
    },

    async list(state: 'open' | 'done'): Promise<{ messages: ConsoleMessage[]; hasMore: boolean }> {
      const found = await listMessages(db, state, listedAtOnce + 1);
      return { messages: found.slice(0, listedAtOnce).map(present), hasMore: found.length > listedAtOnce };
    },

    async putAside(id: string, done: boolean) {
      if (!(await setDone(db, id, done ? now() : null))) throw new Refusal('not_found');
      return { message: done ? 'The message is marked as done.' : 'The message is open again.' };
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

const present = (message: Message): ConsoleMessage => ({
  id: message.id,
  name: `${message.first_name} ${message.last_name}`,
  email: message.email,
  text: message.feedback,
  at: message.created_at.toISOString(),
  answer: message.response,
  doneAt: (message.answered_at ?? message.done_at)?.toISOString() ?? null,
});
