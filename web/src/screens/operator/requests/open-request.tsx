import { openDesk, type RequestDesk } from '@redmark/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { call } from '../../../api/call.ts';
import { LoadFailed } from '../../../parts/calls/load-failed.tsx';
import { LinkButton } from '../../../parts/controls/button.tsx';
import { AccountSection } from '../../../parts/layout/account-layout.tsx';
import { SkeletonLines } from '../../../parts/layout/skeleton-lines.tsx';
import { WishList } from '../../../parts/recruiting/wish-list.tsx';
import { FindPeople } from './find-people.tsx';
import { Shortlist } from './shortlist.tsx';

/** One request: its shortlist, the search, and what was asked for. */
export function OpenRequest({ id }: { id: string }) {
  const queries = useQueryClient();
  const queryKey = ['console', 'request', id];
  const query = useQuery({
    queryKey,
    queryFn: async () => await call(openDesk, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });
  const changed = (desk: RequestDesk) => void queries.setQueryData(queryKey, desk);

  return (
    <div className="flex flex-col gap-8">
      <LinkButton look="bare" size="small" to="/operator?section=requests" className="-ml-3 self-start">
        <ArrowLeft className="size-4" aria-hidden="true" />
        All requests
      </LinkButton>
      {query.isPending && <SkeletonLines count={8} label="The request is loading" />}
      {query.isError && <LoadFailed query={query} />}
      {query.data && (
        <>
          <h2 className="break-words text-28">
            {query.data.request.request.wishes.role}, {query.data.request.request.wishes.company}
          </h2>
          <AccountSection
            title="Shortlist"
            lead="Two or three people. Only those who accepted are shown to the employer."
          >
            <Shortlist desk={query.data} onChanged={changed} onPlaced={query.refetch} />
          </AccountSection>
          <AccountSection
            title="Find people"
            lead="Only people who agreed to it are looked at. Nobody is shown to the employer by this."
          >
            <FindPeople desk={query.data} onChanged={changed} />
          </AccountSection>
          <AccountSection title="The request" lead="As the employer confirmed it.">
            <WishList request={query.data.request.request} />
          </AccountSection>
        </>
      )}
    </div>
  );
}
