import { consoleAccount } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { call } from '../../../api/call.ts';
import { LoadFailed } from '../../../parts/calls/load-failed.tsx';
import { LinkButton } from '../../../parts/controls/button.tsx';
import { AccountSection } from '../../../parts/layout/account-layout.tsx';
import { SkeletonLines } from '../../../parts/layout/skeleton-lines.tsx';
import { AccountFacts } from './account-facts.tsx';
import { GrantForm } from './grant-form.tsx';
import { LoginHelp } from './login-help.tsx';
import { Movements } from './movements.tsx';

export function OpenAccount({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ['console', 'account', id],
    queryFn: async () => await call(consoleAccount, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });

  return (
    <div className="flex flex-col gap-8">
      <LinkButton look="bare" size="small" to="/operator?section=accounts" className="-ml-3 self-start">
        <ArrowLeft className="size-4" aria-hidden="true" />
        Search for another account
      </LinkButton>
      {query.isPending && <SkeletonLines count={8} label="The account is loading" />}
      {query.isError && <LoadFailed query={query} />}
      {query.data && (
        <>
          <AccountFacts account={query.data} />
          <AccountSection title="Credits" lead="The owner reads the reason on their account page.">
            <GrantForm id={id} onDone={query.refetch} />
            <Movements movements={query.data.history.movements} />
          </AccountSection>
          <LoginHelp id={id} email={query.data.email} />
        </>
      )}
    </div>
  );
}
