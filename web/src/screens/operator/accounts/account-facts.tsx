import type { ConsoleAccount } from '@redmark/contract';
import { dayText } from '../../../parts/report/report-words.ts';

export function AccountFacts({ account: { id, email, name, since, resumes, history } }: { account: ConsoleAccount }) {
  const facts = [
    ['Name', name || 'Not given'],
    ['Since', dayText(since)],
    ['Credits', String(history.credits)],
    ['Plan', history.plan?.name ?? 'None'],
    ['Resumes', String(resumes)],
    ['Id', id],
  ] as const;
  return (
    <div className="flex flex-col gap-4">
      <h2 className="break-all text-28">{email}</h2>
      <dl className="grid gap-x-8 gap-y-3 tablet:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label} className={label === 'Id' ? 'tablet:col-span-3' : ''}>
            <dt className="text-14 text-soft">{label}</dt>
            <dd className="figures break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
