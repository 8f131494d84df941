import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../parts/controls/button.tsx';

/** Confirms the message on the page, after the toast is gone, and says where the answer will go. */
export function MessageReceived({ answerTo, onAnother }: { answerTo: string; onAnother: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4">
      <Check className="size-8 text-good" aria-hidden="true" />
      <h2 ref={title} tabIndex={-1} className="text-28">
        Your message is with us
      </h2>
      <p className="max-w-measure text-soft">
        A person reads it and answers to <span className="break-words text-ink">{answerTo}</span>.
      </p>
      <Button look="quiet" onClick={onAnother}>
        Write another message
      </Button>
    </div>
  );
}
