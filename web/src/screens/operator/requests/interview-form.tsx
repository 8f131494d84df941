import { noteInterview, type RequestDesk, type ShortlistEntry } from '@redmark/contract';
import type { FormEvent } from 'react';
import { useCall } from '../../../parts/calls/use-call.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { SubmitButton } from '../../../parts/form/submit-button.tsx';
import { TextField } from '../../../parts/form/text-field.tsx';

type Props = {
  params: { id: string; entryId: string };
  entry: ShortlistEntry;
  onChanged: (desk: RequestDesk) => void;
  onClose: () => void;
};

/** `2026-12-01T15:00` in the reader's time zone, as the browser's field wants it. */
function localText(at: string): string {
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
}

export function InterviewForm({ params, entry, onChanged, onClose }: Props) {
  const noting = useCall(noteInterview, {
    onSuccess(desk) {
      onChanged(desk);
      onClose();
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const at = String(new FormData(event.currentTarget).get('at') ?? '');
    void noting.mutate({ params, body: { at: at === '' ? null : new Date(at).toISOString() } });
  }

  return (
    <form onSubmit={submit} className="flex max-w-xl flex-col gap-4">
      <TextField
        label="Day and time of the interview"
        type="datetime-local"
        name="at"
        defaultValue={entry.interviewAt === null ? '' : localText(entry.interviewAt)}
        hint="In your time zone. Empty takes it away."
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={noting.isPending}>Note it</SubmitButton>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
