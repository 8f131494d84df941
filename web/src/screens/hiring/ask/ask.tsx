import { answerAsk, type CandidateAsk } from '@redmark/contract';
import { Link } from 'react-router';
import { wholeMoney } from '../../../parts/billing/money.ts';
import { useCall } from '../../../parts/calls/use-call.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { dateText } from '../../../parts/report/report-words.ts';

type Props = { linkKey: string; ask: CandidateAsk; onAnswered: (ask: CandidateAsk) => void };

const heads = {
  open: (company: string) => `May we show you to ${company}?`,
  accepted: (company: string) => `You may be shown to ${company}`,
  declined: () => 'You will not be shown',
};
const leads = {
  open: 'Nothing is shown unless you accept. You need no login to answer.',
  accepted: 'Thank you. You can still decline here, and your profile tells when you were shown.',
  declined: 'We noted your answer and do not ask you again for this job. Your other choices stay as they are.',
};

/** What is asked, by whom, and what the employer would see. */
export function Ask({ linkKey, ask: { state, job, card, expiresAt }, onAnswered }: Props) {
  const answering = useCall(answerAsk, { onSuccess: onAnswered });
  const say = (accepts: boolean) => void answering.mutate({ body: { key: linkKey, accepts } });
  const { company, role, region, place, workplace, salaryFrom, salaryTo, currency, mustHave } = job;
  const sections: [title: string, rows: [label: string, text: string][]][] = [
    [
      'The job',
      [
        ['Company', company],
        ['Role', role],
        ['Place', [place, region, workplace].filter((part) => part !== '').join(', ')],
        ['Salary a year', `${wholeMoney(salaryFrom, currency)} to ${wholeMoney(salaryTo, currency)}`],
        ['They ask for', mustHave.join(', ')],
      ],
    ],
    [
      'What the employer would see',
      [
        ['Name', `${card.firstName} ${card.lastName}`],
        ['Email', card.email],
        ['Resume', `${card.fileName}, all its pages`],
      ],
    ],
  ];

  return (
    <div className="wrap grid flex-1 content-start items-start gap-12 py-10 laptop:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] laptop:py-16">
      <div className="flex flex-col items-start gap-4">
        <h1 className="break-words text-36 tablet:text-48">{heads[state](company)}</h1>
        <p className="max-w-measure text-18 text-soft" role="status">
          {leads[state]}
        </p>
        {state !== 'declined' && (
          <div className="flex flex-wrap gap-3">
            {state === 'open' && (
              <Button onClick={() => say(true)} aria-busy={answering.isPending}>
                Accept
              </Button>
            )}
            <Button look="quiet" onClick={() => say(false)} aria-busy={answering.isPending}>
              Decline
            </Button>
          </div>
        )}
        <p className="max-w-measure text-14 text-soft">
          {state === 'open' && `You can answer until ${dateText(expiresAt)}. `}
          To be asked no more at all, end your consent on{' '}
          <Link to="/profile" className="underline underline-offset-4">
            your profile
          </Link>
          .
        </p>
      </div>
      <div className="flex flex-col gap-8 bg-surface p-6 shadow-paper tablet:p-10">
        {sections.map(([title, rows]) => (
          <section key={title} aria-label={title}>
            <h2 className="mb-3 text-22">{title}</h2>
            <dl className="flex flex-col">
              {rows.map(([label, text]) => (
                <div key={label} className="grid gap-x-6 gap-y-1 border-line border-t py-3 tablet:grid-cols-[9rem_1fr]">
                  <dt className="text-14 text-soft">{label}</dt>
                  <dd className="min-w-0 break-words">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </div>
  );
}
