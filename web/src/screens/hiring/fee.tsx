import { wholeMoney } from '../../parts/billing/money.ts';
import { SectionHead } from '../../parts/marketing/section-head.tsx';

const salary = wholeMoney(80_000);
const nothing = wholeMoney(0);
const lines = [
  { what: 'When you ask us', amount: nothing },
  { what: 'When you meet candidates', amount: nothing },
  { what: 'When you hire nobody', amount: nothing },
  { what: `When somebody starts: 15% of ${salary}`, amount: wholeMoney(12_000) },
];

/** The numbers are an example; the percentage is agreed with each employer. */
export function Fee() {
  return (
    <section id="fee" aria-labelledby="fee-title" className="border-line border-t">
      <div className="wrap grid items-center gap-12 py-16 laptop:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] laptop:py-24">
        <SectionHead
          id="fee-title"
          title="One fee, at the end"
          lead="You pay a percentage of the hired candidate’s first-year salary, and nothing upfront. We agree on the percentage in writing before we begin."
        />
        <figure className="bg-page p-6 text-page-ink shadow-paper tablet:p-10">
          <figcaption className="mb-4 text-14 text-page-soft">
            An example: you agreed on 15% and hire somebody at {salary} a year
          </figcaption>
          <dl className="font-serif text-18">
            {lines.map(({ what, amount }) => (
              <div
                key={what}
                className="flex items-baseline justify-between gap-6 border-page-line border-t py-3 last:border-page-ink last:font-semibold"
              >
                <dt>{what}</dt>
                <dd className="figures shrink-0">{amount}</dd>
              </div>
            ))}
          </dl>
        </figure>
      </div>
    </section>
  );
}
