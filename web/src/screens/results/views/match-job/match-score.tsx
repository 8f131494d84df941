import type { Match } from '@redmark/contract';
import { partText } from './demand-text.ts';

/** The score, and the parts that it is the sum of. */
export function MatchScore({ match: { score, parts, title } }: { match: Match }) {
  return (
    <section aria-labelledby="match" className="flex flex-col gap-6">
      <div>
        <h2 id="match" className="text-28 tablet:text-36">
          {title.asked ? `Match with “${title.asked}”` : 'Match with this advert'}
        </h2>
        <p className="figures mt-2 text-soft">
          <span className="font-serif text-48 font-semibold text-ink">{score.toFixed(1)}</span> of 100 points
        </p>
        {title.closest && <p className="text-14 break-words text-soft">Your closest job title: {title.closest}</p>}
      </div>
      <dl className="flex flex-col gap-2 rounded-card border border-line bg-surface p-5 text-14">
        {parts.map(({ name, points, of }) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 tablet:grid-cols-[11rem_minmax(0,1fr)_6.5rem]"
          >
            <dt>{partText[name]}</dt>
            <dd className="contents">
              <span
                className="order-3 col-span-2 h-2 rounded-full bg-line tablet:order-none tablet:col-span-1"
                aria-hidden="true"
              >
                <span className="block h-full rounded-full bg-ink" style={{ width: `${(points / of) * 100}%` }} />
              </span>
              <span className="figures text-right">
                <span className="font-medium">{points.toFixed(1)}</span>
                <span className="text-soft"> of {of.toFixed(1)}</span>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="max-w-measure text-14 text-soft">
        Your name, age, photo, schools and employers do not count, and the score says nothing of your chances: it
        compares two texts.
      </p>
    </section>
  );
}
