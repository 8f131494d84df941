import { type ConsoleOverview, consoleOverview } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../../api/call.ts';
import { money } from '../../../parts/billing/money.ts';
import { LoadFailed } from '../../../parts/calls/load-failed.tsx';
import { SkeletonLines } from '../../../parts/layout/skeleton-lines.tsx';
import { ageText } from '../age-text.ts';

type Figure = { label: string; value: string; note?: string; section: string; isBad?: boolean };

/** What needs somebody now, and what the last day brought; each figure leads to its section. */
export function OverviewSection() {
  const query = useQuery({
    queryKey: ['console', 'overview'],
    queryFn: async () => await call(consoleOverview, {}),
    staleTime: 0,
    gcTime: 0,
  });

  if (query.isPending) return <SkeletonLines count={8} label="The figures are loading" />;
  if (query.isError) return <LoadFailed query={query} />;
  return (
    <div className="flex flex-col gap-10">
      <Figures title="Now" figures={nowOf(query.data)} />
      <Figures title="The last 24 hours" figures={dayOf(query.data)} />
    </div>
  );
}

function Figures({ title, figures }: { title: string; figures: Figure[] }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-22">{title}</h2>
      <ul className="grid gap-3 tablet:grid-cols-2 desktop:grid-cols-3">
        {figures.map(({ label, value, note, section, isBad }) => (
          <li key={label}>
            <Link
              to={`/operator?section=${section}`}
              className="flex h-full flex-col gap-1 rounded-card border border-line bg-surface p-4 hover:border-edge"
            >
              <span className="text-14 text-soft">{label}</span>
              <span className={`figures break-words font-semibold text-28 ${isBad ? 'text-pen' : ''}`}>{value}</span>
              {note && <span className="text-14 text-soft">{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const nowOf = ({ openMessages, waitingGradings, oldestSeconds }: ConsoleOverview): Figure[] => [
  { label: 'Messages that wait for an answer', value: String(openMessages), section: 'messages' },
  {
    label: 'Gradings that wait',
    value: String(waitingGradings),
    ...(waitingGradings > 0 ? { note: `The oldest for ${ageText(oldestSeconds)}` } : {}),
    section: 'gradings',
  },
];

const dayOf = ({ dayGraded, dayFailed, dayRefused, dayAccounts, dayPaid }: ConsoleOverview): Figure[] => [
  { label: 'Reports made', value: String(dayGraded), section: 'gradings' },
  { label: 'Gradings that failed', value: String(dayFailed), section: 'gradings', isBad: dayFailed > 0 },
  { label: 'Files that were refused', value: String(dayRefused), section: 'gradings' },
  { label: 'New accounts', value: String(dayAccounts), section: 'accounts' },
  {
    label: 'Paid, less refunds',
    value: dayPaid.map(({ cents, currency }) => money(cents, currency)).join(', ') || money(0),
    note: paymentsText(dayPaid.reduce((sum, { payments }) => sum + payments, 0)),
    section: 'payments',
  },
];

const paymentsText = (count: number) => (count === 1 ? '1 payment' : `${count} payments`);
