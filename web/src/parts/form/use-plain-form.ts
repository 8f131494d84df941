import { type FormEvent, useState } from 'react';
import { useTask } from '../calls/use-task.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type Complaints = Partial<Record<string, string>>;

type Options<Value> = {
  /** What is in the form, or the first complaint about each field that is wrong, in the order of the form. */
  read: (values: Record<string, FormDataEntryValue>) => Promise<{ value?: Value; complaints: Complaints }>;
  send: (value: Value) => Promise<unknown>;
  /** The sentence of the toast where sending failed; the error's own if not set. */
  say?: (error: unknown) => string;
  milliseconds?: number;
};

/**
 * What `useFields` does for the other forms, by hand: a field is checked when it is left, and from then on while it is
 * corrected. The library behind `useFields` weighs 13 KB, which public pages have no room for; `read` loads the rules of
 * the fields on demand.
 */
export function usePlainForm<Value>({ read, send, ...options }: Options<Value>) {
  const [complaints, setComplaints] = useState<Complaints>({});

  const readForm = async (form: HTMLFormElement) => await read(Object.fromEntries(new FormData(form)));

  const sending = useTask(async (form: HTMLFormElement) => {
    const { value, complaints } = await readForm(form);
    setComplaints(complaints);
    const [wrong] = Object.keys(complaints);
    if (value === undefined) form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else await send(value);
  }, options);

  /** Without a network a field is not checked: sending will report that. */
  async function check({ currentTarget: { name, form } }: FormEvent<Control>) {
    const read = form && (await readForm(form).catch(() => undefined));
    if (read) setComplaints((now) => ({ ...now, [name]: read.complaints[name] }));
  }

  function correct(event: FormEvent<Control>) {
    if (complaints[event.currentTarget.name] !== undefined) void check(event);
  }

  return {
    isSending: sending.isPending,
    /** What every field of the form is given. */
    field: (name: string) => ({ name, error: complaints[name], onBlur: check, onInput: correct }),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      void sending.mutate(event.currentTarget);
    },
  };
}
