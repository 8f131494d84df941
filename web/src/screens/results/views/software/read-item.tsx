import { Crosshair } from 'lucide-react';
import type { Spot } from '../read-page.tsx';

type Props = { name: string; text: string; at: Spot; onSpot: (spot: Spot | undefined) => void };

/** One field. What it was read from is highlighted on the page while the field is hovered or focused. */
export function ReadItem({ name, text, at, onSpot }: Props) {
  return (
    // Keyboard users have the button inside; the row only makes its target larger for pointers.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      className="grid items-baseline gap-x-4 border-line border-b py-2 tablet:grid-cols-[6rem_minmax(0,1fr)]"
      onMouseEnter={() => onSpot(at)}
      onMouseLeave={() => onSpot(undefined)}
    >
      <dt className="text-14 text-soft">{name}</dt>
      <dd className="flex min-w-0 items-baseline justify-between gap-3">
        {text ? (
          <span className="min-w-0 font-medium break-words">{text}</span>
        ) : (
          <span className="text-14 text-amber">Not found</span>
        )}
        {text && at.length > 0 && (
          <button
            type="button"
            aria-label={`Show ${name.toLowerCase()} on the page: ${text}`}
            onFocus={() => onSpot(at)}
            onBlur={() => onSpot(undefined)}
            onClick={() => onSpot(at)}
            className="-my-1 grid size-7 shrink-0 place-items-center self-center rounded-control text-soft hover:bg-line/60 hover:text-ink"
          >
            <Crosshair className="size-4" aria-hidden="true" />
          </button>
        )}
      </dd>
    </div>
  );
}
