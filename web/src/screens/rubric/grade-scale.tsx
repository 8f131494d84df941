import { scaleEntryOf } from '@redmark/contract';
import { rubric } from './rubric.ts';

/** The thirteen letters and where each begins. */
export function GradeScale() {
  return (
    <section aria-labelledby="scale" className="rounded-card border border-line bg-surface p-6">
      <h3 id="scale" className="text-22">
        The scale
      </h3>
      <dl className="mt-4 grid grid-cols-3 gap-x-4 gap-y-2">
        {rubric.scale.map(({ letter, from }) => {
          const colors = scaleEntryOf(letter);
          return (
            <div key={letter} className="flex items-center gap-3">
              {/* SVG attributes, because the policy of prerendered pages forbids inline styles. */}
              <dt className="shrink-0">
                <svg viewBox="0 0 36 36" className="size-9" aria-hidden="true">
                  <rect
                    {...{ x: 0.5, y: 0.5, width: 35, height: 35, rx: 6 }}
                    fill={colors.backgroundColor}
                    stroke={colors.borderColor}
                  />
                  <text
                    x="18"
                    y="23.5"
                    textAnchor="middle"
                    fill={colors.to}
                    className="font-serif text-16 font-semibold"
                  >
                    {letter.replace('-', '−')}
                  </text>
                </svg>
                <span className="sr-only">{letter}</span>
              </dt>
              <dd className="figures text-14 text-soft">{from === 0 ? 'below' : from}</dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-4 text-14 text-soft">Nothing is rounded up before the letter is looked up.</p>
    </section>
  );
}
