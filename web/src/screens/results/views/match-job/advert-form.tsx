import { advertMaxLength, advertMinLength } from '@redmark/contract';
import { type FormEvent, useState } from 'react';
import { SubmitButton } from '../../../../parts/form/submit-button.tsx';
import { TextArea } from '../../../../parts/form/text-area.tsx';

type Props = { busy: boolean; onMatch: (text: string) => void };

export function AdvertForm({ busy, onMatch }: Props) {
  const [text, setText] = useState('');
  const [complaint, setComplaint] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const found = complaintAbout(text);
    setComplaint(found);
    if (found === undefined) onMatch(text.trim());
    else event.currentTarget.querySelector('textarea')?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextArea
        label="Job advert"
        name="advert"
        rows={12}
        value={text}
        error={complaint}
        placeholder="Paste the whole advert: its title, what it requires and what the work is."
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          if (complaint !== undefined) setComplaint(complaintAbout(value));
        }}
      />
      <SubmitButton busy={busy} className="self-start">
        Match
      </SubmitButton>
    </form>
  );
}

function complaintAbout(text: string): string | undefined {
  const { length } = text.trim();
  if (length < advertMinLength) return 'Please paste the advert: this is too short to read a job from.';
  if (length <= advertMaxLength) return undefined;
  return `This is longer than ${advertMaxLength.toLocaleString('en')} characters. Leave out what is not about the job.`;
}
