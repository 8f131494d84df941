import { requestDays } from '@redmark/contract';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../parts/controls/button.tsx';

/** Says where the letter with the link went. */
export function RequestSent({ to, onAnother }: { to: string; onAnother: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4">
      <MailCheck className="size-8 text-good" aria-hidden="true" />
      <h3 ref={title} tabIndex={-1} className="text-28">
        Confirm your request
      </h3>
      <p className="max-w-measure text-soft">
        We sent a link to <span className="break-words text-ink">{to}</span>. Open it within {requestDays.unconfirmed}{' '}
        days: until then nobody looks at the request.
      </p>
      <Button look="quiet" onClick={onAnother}>
        Send another request
      </Button>
    </div>
  );
}
