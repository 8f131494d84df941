import { contactToastMilliseconds } from '@redmark/contract';
import { type FocusEvent, type FormEvent, useState } from 'react';
import { notify } from '../../parts/notify.ts';
import { complaintAbout, type Field, fields, type Message } from './message-rules.ts';

type Complaints = Partial<Record<Field, string | undefined>>;

/** A message on its way: fields speak when they are left, and once they complained, while they are corrected. */
export function useMessage() {
  const [complaints, setComplaints] = useState<Complaints>({});
  const [isSending, setSending] = useState(false);
  /** Where the answer to the message goes that has been received. */
  const [answerTo, setAnswerTo] = useState<string>();

  function check({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const field = currentTarget.name as Field;
    const complaint = complaintAbout(field, currentTarget.value);
    setComplaints((now) => ({ ...now, [field]: complaint }));
  }

  function correct({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const field = currentTarget.name as Field;
    const complaint = complaintAbout(field, currentTarget.value);
    setComplaints((now) => (now[field] === undefined ? now : { ...now, [field]: complaint }));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending) return;
    const message = messageIn(form);
    const found = Object.fromEntries(fields.map((field) => [field, complaintAbout(field, message[field])]));
    setComplaints(found);
    const wrong = fields.find((field) => found[field] !== undefined);
    if (wrong) return form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();

    setSending(true);
    try {
      const { sendMessage } = await import('./send-message.ts');
      const said = await sendMessage(message);
      setAnswerTo(message.email);
      void notify('success', said, { milliseconds: contactToastMilliseconds });
    } catch {
      void notify('error', 'There was an error.', { milliseconds: contactToastMilliseconds });
    } finally {
      setSending(false);
    }
  }

  const writeAnother = () => setAnswerTo(undefined);
  return { complaints, isSending, answerTo, check, correct, submit, writeAnother };
}

function messageIn(form: HTMLFormElement): Message {
  const data = new FormData(form);
  const text = (field: Field) => String(data.get(field) ?? '').trim();
  return { firstName: text('firstName'), lastName: text('lastName'), email: text('email'), feedback: text('feedback') };
}
