import { meterColor } from './strength-meter.tsx';
import type { MeasuredLine } from './strength-text.ts';

const scale = [5, 4, 3, 2, 1, 0];

/** How many lines there are of each strength. */
export function StrengthSpread({ lines }: { lines: MeasuredLine[] }) {
  const counts = scale.map((points) => lines.filter(({ strength }) => strength.points === points).length);
  const largest = Math.max(...counts, 1);
  const strong = lines.filter(({ strength }) => strength.points >= 3).length;
  return (
    <section aria-labelledby="spread" className="flex flex-col gap-4 rounded-card border border-line bg-surface p-6">
      <h3 id="spread" className="font-sans text-14 font-semibold tracking-normal text-soft">
        Strength of {lines.length} {lines.length === 1 ? 'line' : 'lines'}
      </h3>
      <p>
        <span className="figures font-serif text-28 font-semibold">
          {strong} of {lines.length}
        </span>{' '}
        are strong
      </p>
      <dl className="flex flex-col gap-1.5 text-12">
        {scale.map((points, i) => (
          <div key={points} className="grid grid-cols-[3.5rem_minmax(0,1fr)_1.5rem] items-center gap-2">
            <dt className="figures text-soft">{points} of 5</dt>
            <dd className="contents">
              <span className="h-2 rounded-full bg-line" aria-hidden="true">
                <span
                  className={`block h-full rounded-full ${meterColor(points)}`}
                  style={{ width: `${((counts[i] ?? 0) / largest) * 100}%` }}
                />
              </span>
              <span className="figures text-right font-medium">{counts[i]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
