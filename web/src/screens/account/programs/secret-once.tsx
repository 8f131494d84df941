import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../parts/controls/button.tsx';
import { CopyButton } from '../../../parts/controls/copy-button.tsx';

type Props = { title: string; secret: string; onDone: () => void };

/** A secret that is shown this once, with a way to copy it. It gets the focus, so that it is read out. */
export function SecretOnce({ title, secret, onDone }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  return (
    <div className="flex flex-col gap-3 rounded-card border border-edge p-4">
      <label htmlFor={id} className="font-medium">
        {title}
      </label>
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={field}
          id={id}
          readOnly
          value={secret}
          aria-describedby={`${id}-hint`}
          className="min-h-11 min-w-0 flex-1 basis-64 rounded-control border border-edge bg-surface px-3 font-mono text-14 text-ink"
        />
        <CopyButton text={secret} label="Copy" />
      </div>
      <p id={`${id}-hint`} className="text-14 text-soft">
        Copy it now and keep it like a password. It is not shown again.
      </p>
      <Button look="quiet" size="small" className="self-start" onClick={onDone}>
        Done
      </Button>
    </div>
  );
}
