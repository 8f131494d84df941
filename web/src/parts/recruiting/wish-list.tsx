import type { HiringRequest } from '@redmark/contract';
import { wholeMoney } from '../billing/money.ts';

/** What was asked for, as a list. */
export function WishList({ request: { email, wishes } }: { request: HiringRequest }) {
  const { company, person, role, region, place, workplace, salaryFrom, salaryTo, currency, years } = wishes;
  const rows = [
    ['Company', company],
    ['Contact', `${person}, ${email}`],
    ['Role', role],
    ['Place', [place, region, workplace].filter((part) => part !== '').join(', ')],
    ['Salary a year', `${wholeMoney(salaryFrom, currency)} to ${wholeMoney(salaryTo, currency)}`],
    ['Must-have skills', wishes.mustHave.join(', ')],
    ['Nice-to-have skills', wishes.niceToHave.join(', ')],
    ['Years of such work', years === 0 ? 'None asked for' : String(years)],
    ['Job advert', wishes.advert],
  ] as const;
  return (
    <dl className="flex flex-col">
      {rows
        .filter(([, text]) => text !== '')
        .map(([label, text]) => (
          <div key={label} className="grid gap-x-6 gap-y-1 border-line border-t py-3 tablet:grid-cols-[11rem_1fr]">
            <dt className="text-14 text-soft">{label}</dt>
            <dd className="min-w-0 whitespace-pre-wrap break-words">{text}</dd>
          </div>
        ))}
    </dl>
  );
}
