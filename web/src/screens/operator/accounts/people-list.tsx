import type { FoundPerson } from '@redmark/contract';
import { Link } from 'react-router';
import { creditsText } from '../../../parts/billing/money.ts';
import { dayText } from '../../../parts/report/report-words.ts';
import { accountPath } from '../account-path.ts';
import { SendCode } from './send-code.tsx';

type Props = { people: FoundPerson[]; hasMore: boolean; search: string };

export function PeopleList({ people, hasMore, search }: Props) {
  if (people.length === 0)
    return <p className="text-soft">No account and no open sign-up has “{search}” in its address.</p>;
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label="Accounts found" className="border-line border-b">
        {people.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-4">
            <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
              {person.kind === 'account' ? (
                <Link to={accountPath(person.id)} className="break-all font-medium underline underline-offset-4">
                  {person.email}
                </Link>
              ) : (
                <span className="break-all font-medium">{person.email}</span>
              )}
              <span className="text-14 text-soft">
                {person.name && `${person.name}, `}
                {person.kind === 'account'
                  ? `since ${dayText(person.since)}, ${creditsText(person.credits)}`
                  : `signed up ${dayText(person.since)}, the code was not entered yet`}
              </span>
            </div>
            {person.kind === 'sign_up' && <SendCode id={person.id} label="Send the code again" size="small" />}
          </li>
        ))}
      </ul>
      {hasMore && <p className="text-14 text-soft">There are more. Type more of the address.</p>}
    </div>
  );
}
