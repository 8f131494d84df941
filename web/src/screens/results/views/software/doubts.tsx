import type { Doubt } from '@redmark/contract';
import { Check } from 'lucide-react';
import { doubtText } from './doubt-text.ts';

/** What was not read, or not with certainty. */
export function Doubts({ doubts, confidence }: { doubts: Doubt[]; confidence: number }) {
  const shown = doubts.flatMap((doubt) => {
    const text = doubtText(doubt);
    return text ? [{ kind: doubt.kind, ...text }] : [];
  });
  if (shown.length === 0) {
    return (
      <p className="flex items-center gap-2 font-medium text-good">
        <Check className="size-5" aria-hidden="true" />
        Everything we look for was read.
      </p>
    );
  }
  return (
    <section aria-labelledby="doubts" className="border-amber border-l-2 border-dashed bg-surface p-5">
      <h3 id="doubts" className="text-18">
        Not read, or not for sure
      </h3>
      <dl className="mt-3 flex flex-col gap-2 text-14">
        {shown.map(({ kind, title, text }) => (
          <div key={kind}>
            <dt className="inline font-medium">{title}. </dt>
            <dd className="inline break-words text-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="figures mt-3 text-12 text-soft">
        How sure we are of the layout: {Math.round(confidence * 100)} of 100
      </p>
    </section>
  );
}
