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
              <dt
                className="grid size-9 shrink-0 place-items-center rounded-control border font-serif text-16 font-semibold"
                style={{ color: colors.to, borderColor: colors.borderColor, backgroundColor: colors.backgroundColor }}
              >
                {letter.replace('-', '−')}
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
