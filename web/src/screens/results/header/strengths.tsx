import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

/** What is already good. */
export function Strengths({ strengths }: { strengths: readonly ReactNode[] }) {
  return (
    <ul aria-label="Already good" className="flex flex-col gap-1 text-14">
      {strengths.map((strength, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the strengths of a report never change
        <li key={at} className="flex items-start gap-2">
          <Check className="mt-1 size-4 shrink-0 text-good" aria-hidden="true" />
          {strength}
        </li>
      ))}
    </ul>
  );
}
