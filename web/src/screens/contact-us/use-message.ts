import { contactToastMilliseconds as milliseconds } from '@redmark/contract';
import { useState } from 'react';
import { usePlainForm } from '../../parts/form/use-plain-form.ts';
import { notify } from '../../parts/toasts/notify.ts';
import type { Message } from './message-fields.ts';

/** The form of a message, and to whom it was sent. */
export function useMessage() {
  /** The address of the sender, once the message was received. */
  const [answerTo, setAnswerTo] = useState<string>();
  const form = usePlainForm<Message>({
    read: async (values) => (await import('./message-fields.ts')).readMessage(values),
    async send(message) {
      const { sendMessage } = await import('./send-message.ts');
      const said = await sendMessage(message);
      setAnswerTo(message.email);
      void notify('success', said, { milliseconds });
    },
    say: () => 'There was an error.',
    milliseconds,
  });
  return { ...form, answerTo, writeAnother: () => setAnswerTo(undefined) };
}
