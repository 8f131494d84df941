import { contactToastMilliseconds as milliseconds } from '@redmark/contract';
import { type FormEvent, useState } from 'react';
import { useTask } from '../../parts/calls/use-task.ts';
import { notify } from '../../parts/toasts/notify.ts';
import type { Complaints } from './message-fields.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * What `useFields` does for the other forms, by hand: a field is checked when it is left, and from then on while it is
 * corrected. The library behind `useFields` weighs 13 KB, which this public page has no room for; the rules of the fields
 * are the shared ones all the same.
 */
export function useMessage() {
  const [complaints, setComplaints] = useState<Complaints>({});
  /** The address of the sender, once the message was received. */
  const [answerTo, setAnswerTo] = useState<string>();

  const send = useTask(
    async (form: HTMLFormElement) => {
      const { message, complaints } = await readForm(form);
      setComplaints(complaints);
      const [wrong] = Object.keys(complaints);
      if (!message) return form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      const { sendMessage } = await import('./send-message.ts');
      const said = await sendMessage(message);
      setAnswerTo(message.email);
      void notify('success', said, { milliseconds });
    },
    { say: () => 'There was an error.', milliseconds },
  );

  /** Without a network a field is not checked: sending will report that. */
  async function check({ currentTarget: { name, form } }: FormEvent<Control>) {
    const read = form && (await readForm(form).catch(() => undefined));
    if (read) setComplaints((now) => ({ ...now, [name]: read.complaints[name] }));
  }

  function correct(event: FormEvent<Control>) {
    if (complaints[event.currentTarget.name] !== undefined) void check(event);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void send.mutate(event.currentTarget);
  }

  const writeAnother = () => setAnswerTo(undefined);
  return { complaints, isSending: send.isPending, answerTo, check, correct, submit, writeAnother };
}

async function readForm(form: HTMLFormElement) {
  const { readMessage } = await import('./message-fields.ts');
  return readMessage(Object.fromEntries(new FormData(form)));
}
