import { lazy } from 'react';
import { PopupButton } from '../../../parts/controls/popup-button.tsx';
import type { Taken } from './read-as-text.ts';

const load = () => import('./taken-popover.tsx');
const TakenPopover = lazy(async () => ({ default: (await load()).TakenPopover }));

const face = {
  className: 'rounded-control underline decoration-edge underline-offset-4 hover:text-ink hover:decoration-ink',
  children: 'What this changes',
};

/** Opens what the resume was taken for. */
export function WhatThisChanges({ taken }: { taken: Taken[] }) {
  return (
    <PopupButton popup="dialog" face={face} load={load}>
      <TakenPopover taken={taken} face={face} />
    </PopupButton>
  );
}
