import { brand } from '../../parts/brand/brand.ts';

const { pool, placed } = brand.numbers;
/** The operator's own claims are shown once it makes them. */
const numbers = [
  { number: pool, label: 'people in the pool' },
  { number: placed, label: 'placed in new jobs' },
  { number: brand.candidatesPerRequest, label: 'best-fit candidates per request' },
].filter(({ number }) => number !== undefined);
const isAlone = numbers.length === 1;

export function PoolNumbers() {
  return (
    <section aria-label="In numbers" className="border-line border-t bg-surface">
      <div
        className={`wrap grid gap-x-16 gap-y-10 py-12 laptop:py-16 ${isAlone ? 'tablet:grid-cols-2' : 'laptop:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)]'}`}
      >
        <dl className={`grid gap-8 ${isAlone ? '' : 'tablet:grid-cols-3'}`}>
          {numbers.map(({ number, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-2 border-ink border-t pt-4">
              <dt className="text-soft">{label}</dt>
              <dd className="figures font-serif text-48 font-semibold">{number}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-col gap-2 border-ink border-t pt-4">
          <h2 className="text-22">Where we find people</h2>
          <ul className="text-18">
            {brand.regions.map((region) => (
              <li key={region}>{region}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
