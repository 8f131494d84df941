import { lazy, Suspense, useState } from 'react';
import type { Taken } from './read-as-text.ts';

const load = () => import('./taken-popover.tsx');
const TakenPopover = lazy(async () => ({ default: (await load()).TakenPopover }));

/** How the button looks, before and after its popover is there. */
const face = {
  className: 'rounded-control underline decoration-edge underline-offset-4 hover:text-ink hover:decoration-ink',
  children: 'What this changes',
};

/** Opens what the resume was taken for; the popover itself is loaded when somebody reaches for it. */
export function WhatThisChanges({ taken }: { taken: Taken[] }) {
  const [isWanted, setWanted] = useState(false);
  const reach = () => void load().catch(() => undefined);
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={reach}
      onFocus={reach}
      onClick={() => setWanted(true)}
      {...face}
    />
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <TakenPopover taken={taken} face={face} />
    </Suspense>
  );
}
