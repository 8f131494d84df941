import { CallToAction } from '../../parts/marketing/call-to-action.tsx';
import { GradeScale } from './grade-scale.tsx';
import { HowItAddsUp } from './how-it-adds-up.tsx';
import { rubric, rubricGroups } from './rubric.ts';
import { RuleList } from './rule-list.tsx';

/** Everything a grade is made of. */
export function RubricPage() {
  return (
    <>
      <header className="wrap flex flex-col gap-6 py-12 laptop:py-16">
        <div className="flex max-w-measure flex-col gap-4">
          <h1 className="text-48 tablet:text-60">Every rule, in the open</h1>
          <p className="text-18 text-soft">
            {`${rubric.rules.length} rules make a grade here. Each says what it looks for, why, and what it costs. The same file always gets the same report.`}
          </p>
          <p className="text-14 text-soft">
            Rubric version <span className="figures font-medium text-ink">{rubric.version}</span>. A report keeps the
            version it was made by; a new version never changes an old grade.
          </p>
        </div>
        <nav aria-label="Parts of the rubric">
          <ul className="flex flex-wrap gap-2">
            {[
              { id: 'grades', title: 'How a grade is made' },
              ...rubricGroups.map(({ id, title }) => ({ id, title })),
            ].map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center rounded-control border border-edge px-3 text-14 font-medium hover:bg-line/50"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <section aria-labelledby="grades" className="border-line border-t">
        <div className="wrap flex flex-col gap-8 py-12 laptop:py-16">
          <h2 id="grades" className="text-36">
            How a grade is made
          </h2>
          <div className="grid items-start gap-12 laptop:grid-cols-[minmax(0,1fr)_24rem]">
            <HowItAddsUp />
            <GradeScale />
          </div>
        </div>
      </section>
      {rubricGroups.map(({ group, ...part }) => (
        <RuleList key={group} {...part} />
      ))}
      <CallToAction />
    </>
  );
}
