import { authorMaxLength } from '@redmark/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../parts/controls/button.tsx';
import { TextField } from '../../../parts/form/text-field.tsx';
import { useSession } from '../../../session/use-session.ts';

type Props = { author: string; isBusy: boolean; onSign: (author: string) => void };

/** Says under which name the link shows the report, and with it one's own notes. */
export function SignLink({ author, isBusy, onSign }: Props) {
  const { user } = useSession();
  const [name, setName] = useState(author || `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim());
  const sign = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && name.trim() !== '') onSign(name.trim());
  };
  return (
    <form noValidate onSubmit={sign} className="flex flex-col gap-3 border-line border-t pt-5">
      <TextField
        label="Your name"
        hint={
          author
            ? 'The link shows this name and your own notes.'
            : 'The link shows neither your name nor your own notes.'
        }
        value={name}
        maxLength={authorMaxLength}
        autoComplete="name"
        onChange={({ target }) => setName(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="quiet" size="small" aria-disabled={isBusy || name.trim() === ''}>
          {author ? 'Change the name' : 'Show my name and notes'}
        </Button>
        {author && (
          <Button look="quiet" size="small" aria-disabled={isBusy} onClick={() => onSign('')}>
            Hide name and notes
          </Button>
        )}
      </div>
    </form>
  );
}
