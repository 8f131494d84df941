import { ViewHead } from '../view-head.tsx';
import type { ViewProps } from '../view-props.ts';
import { ImpactCard } from './impact-card.tsx';
import { LineRow } from './line-row.tsx';
import { StrengthSpread } from './strength-spread.tsx';
import { rolesOf } from './strength-text.ts';

/** Every line under its role, with its strength and what it lacks. */
export function LineStrength({ reading }: ViewProps<'reading'>) {
  const roles = rolesOf(reading);
  if (roles.length === 0) {
    return (
      <ViewHead title="No lines to measure">
        {reading.readAs.document === 'academic'
          ? 'Academic CVs name things instead of telling deeds, so their lines are not measured.'
          : 'We measure lines under roles, in English. There are none in this resume.'}
      </ViewHead>
    );
  }
  return (
    <div className="flex flex-col gap-8">
      <ViewHead title="How strong your lines are">
        A line earns a point each for a strong verb, a number, an outcome, something named, and a good length. A duty as
        its opening or a pronoun takes one away. Three is strong; nobody needs five everywhere.
      </ViewHead>
      <div className="grid items-start gap-8 laptop:grid-cols-[minmax(0,1fr)_20rem] desktop:gap-16">
        <div className="order-2 flex min-w-0 flex-col gap-10 laptop:order-1">
          {roles.map(({ key, name, detail, lines }) => (
            <section key={key} aria-label={name}>
              <h3 className="text-22">{name}</h3>
              {detail && <p className="figures text-14 text-soft">{detail}</p>}
              <ul className="mt-3 border-line border-t">
                {lines.map((line) => (
                  <LineRow key={`${line.text} ${line.at[0]?.box.join(' ')}`} line={line} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className="order-1 grid gap-4 tablet:grid-cols-2 laptop:sticky laptop:top-6 laptop:order-2 laptop:grid-cols-1">
          {reading.impact && <ImpactCard impact={reading.impact} />}
          <StrengthSpread lines={roles.flatMap((role) => role.lines)} />
        </div>
      </div>
    </div>
  );
}
