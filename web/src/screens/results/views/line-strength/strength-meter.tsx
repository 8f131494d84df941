import type { Strength } from '@redmark/contract';
import { strengthWord } from './strength-text.ts';

const most = 5;

export const meterColor = (points: number) => (points >= 3 ? 'bg-good' : points === 2 ? 'bg-amber' : 'bg-pen');

/** Five strokes, one filled for each point, and the strength in a word. */
export function StrengthMeter({ strength }: { strength: Strength }) {
  const { points } = strength;
  return (
    <div className="flex items-center gap-3 text-12">
      <span className="flex gap-0.5" aria-hidden="true">
        {Array.from({ length: most }, (_, stroke) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the strokes never change order
            key={stroke}
            className={`h-3 w-1.5 ${stroke < points ? meterColor(points) : 'bg-line'}`}
          />
        ))}
      </span>
      <span className="figures font-medium">
        {points} of {most} · {strengthWord(strength)}
      </span>
    </div>
  );
}
