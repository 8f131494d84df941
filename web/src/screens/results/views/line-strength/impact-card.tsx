import type { Impact } from '@redmark/contract';
import { linesToTarget } from './strength-text.ts';

/** The share of lines with a result in numbers, against the share that readers look for. */
export function ImpactCard({ impact }: { impact: Impact }) {
  const { told, lines, target } = impact;
  const share = told / lines;
  const missing = linesToTarget(impact);
  const percent = (value: number) => `${Math.round(value * 100)}%`;
  return (
    <section aria-labelledby="impact" className="flex flex-col gap-4 rounded-card border border-line bg-surface p-6">
      <h3 id="impact" className="font-sans text-14 font-semibold tracking-normal text-soft">
        Impact ratio
      </h3>
      <p>
        <span className="figures font-serif text-48 font-semibold">{percent(share)}</span>
        <span className="mt-1 block text-14 text-soft">
          {told} of {lines} lines {told === 1 ? 'tells' : 'tell'} a result in numbers
        </span>
      </p>
      <div className="relative h-2 rounded-full bg-line" aria-hidden="true">
        <div
          className={`absolute inset-y-0 left-0 rounded-full ${missing === 0 ? 'bg-good' : 'bg-amber'}`}
          style={{ width: percent(share) }}
        />
        <div className="absolute -inset-y-1.5 w-0.5 bg-ink" style={{ left: percent(target) }} />
      </div>
      <p className="text-14">
        {missing === 0
          ? `That reaches the ${percent(target)} readers look for.`
          : `Readers look for ${percent(target)}. ${missing} more ${missing === 1 ? 'line' : 'lines'} with a number would reach it.`}
      </p>
    </section>
  );
}
