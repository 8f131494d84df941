import { consoleEntry } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { asRefused } from '../../api/refused.ts';
import { LoadFailed } from '../../parts/calls/load-failed.tsx';
import { SkeletonLines } from '../../parts/layout/skeleton-lines.tsx';
import { ConsoleFrame } from './console-frame.tsx';
import { NotAnOperator } from './not-an-operator.tsx';
import { TwoStepsMissing } from './two-steps-missing.tsx';

/** Asks whether the console opens for whoever is logged in, and says what is missing where it does not. */
export function Entry() {
  const query = useQuery({
    queryKey: ['console', 'entry'],
    queryFn: async () => await call(consoleEntry, {}),
    staleTime: 0,
    gcTime: 0,
  });

  if (query.data) return <ConsoleFrame email={query.data.email} />;
  const { code } = asRefused(query.error);
  if (code === 'operator_only') return <NotAnOperator />;
  if (code === 'two_steps_missing') return <TwoStepsMissing />;
  return (
    <div className="wrap flex flex-col gap-8 py-12">
      <h1 className="text-36">Console</h1>
      {query.isPending ? <SkeletonLines count={6} label="The console is opening" /> : <LoadFailed query={query} />}
    </div>
  );
}
