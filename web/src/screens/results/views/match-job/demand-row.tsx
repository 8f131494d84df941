import type { DemandMatch } from '@redmark/contract';
import { Check, CircleDashed, Crosshair, X } from 'lucide-react';
import type { Spot } from '../read-page.tsx';
import { adviceFor, labelOf, weightText } from './demand-text.ts';

type Props = {
  demand: DemandMatch;
  closest: string | null;
  onSpot: (spot: Spot | undefined) => void;
  onShow: (spot: Spot) => void;
};

const icons = {
  shown: { Icon: Check, color: 'text-good' },
  listed: { Icon: CircleDashed, color: 'text-amber' },
  missing: { Icon: X, color: 'text-pen' },
};

/** One demand: what the advert says, the line that names it, and what could be added where. */
export function DemandRow({ demand, closest, onSpot, onShow }: Props) {
  const { weight, line, status, proofs } = demand;
  const text = labelOf(demand);
  const { Icon, color } = icons[status];
  const spot = proofs.flatMap(({ boxes }) => boxes);
  const advice = adviceFor(demand, closest);
  return (
    // Keyboard users have the button inside; the row only makes its target larger for pointers.
    <li
      className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-3 border-line border-b py-3"
      onMouseEnter={() => onSpot(spot)}
      onMouseLeave={() => onSpot(undefined)}
    >
      <Icon aria-hidden="true" className={`mt-1 size-5 ${color}`} />
      <div className="min-w-0">
        <p className="font-medium break-words">
          {text} <span className="ml-1 text-12 font-normal text-soft">{weightText[weight]}</span>
        </p>
        {proofs.map((proof) => (
          <p key={proof.text} className="font-serif text-14 break-words">
            “{proof.text}”
          </p>
        ))}
        {line !== text && <p className="text-14 break-words text-soft">The advert: {line}</p>}
        {advice && <p className="mt-1 text-14 break-words">{advice}</p>}
      </div>
      {spot.length > 0 && (
        <button
          type="button"
          aria-label={`Show ${text} on the page`}
          onFocus={() => onSpot(spot)}
          onBlur={() => onSpot(undefined)}
          onClick={() => onShow(spot)}
          className="grid size-8 place-items-center rounded-control text-soft hover:bg-line/60 hover:text-ink"
        >
          <Crosshair className="size-4" aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
