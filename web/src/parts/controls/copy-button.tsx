import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../toasts/notify.ts';

/** Copies a text, and says so. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      void notify('error', 'This browser did not let us copy. Select the text and copy it yourself.');
    }
  }

  return (
    <button
      type="button"
      onClick={(event) => {
        event.stopPropagation();
        void copy();
      }}
      className="inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-control border border-edge bg-surface px-2 text-12 font-medium hover:bg-line/50"
    >
      {copied ? (
        <Check className="size-3.5 text-good" aria-hidden="true" />
      ) : (
        <Copy className="size-3.5" aria-hidden="true" />
      )}
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </button>
  );
}
