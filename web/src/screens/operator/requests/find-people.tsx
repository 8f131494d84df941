import { type CandidateFilters, chooseCandidate, findCandidates, type RequestDesk } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { LoadFailed } from '../../../parts/calls/load-failed.tsx';
import { useCall } from '../../../parts/calls/use-call.ts';
import { TickBox } from '../../../parts/form/tick-box.tsx';
import { SkeletonLines } from '../../../parts/layout/skeleton-lines.tsx';
import { FoundPerson } from './found-person.tsx';

type Props = { desk: RequestDesk; onChanged: (desk: RequestDesk) => void };

const labels: [name: keyof CandidateFilters, label: string][] = [
  ['region', 'Only the region of the request'],
  ['place', 'Only the place of the request'],
  ['remote', 'Only who asks for remote work'],
  ['salary', 'Nobody who asks for more'],
];

/** The twenty who fit best, under filters that can be taken away. */
export function FindPeople({ desk: { request, entries }, onChanged }: Props) {
  const [filters, setFilters] = useState<CandidateFilters>({ region: true, place: false, remote: false, salary: true });
  const { id } = request;
  const query = useQuery({
    queryKey: ['console', 'find', id, filters],
    queryFn: async () => await call(findCandidates, { params: { id }, body: filters }),
    staleTime: 0,
    gcTime: 0,
  });
  const choosing = useCall(chooseCandidate, { onSuccess: onChanged });

  return (
    <div className="flex flex-col gap-6">
      <fieldset className="grid gap-3 tablet:grid-cols-2">
        <legend className="sr-only">Who is looked for</legend>
        {labels.map(([name, label]) => (
          <TickBox
            key={name}
            checked={filters[name]}
            onChange={({ currentTarget: { checked } }) => setFilters((now) => ({ ...now, [name]: checked }))}
          >
            {label}
          </TickBox>
        ))}
      </fieldset>
      {query.isPending && <SkeletonLines count={6} label="Looking for people" />}
      {query.isError && <LoadFailed query={query} />}
      {query.data?.candidates.length === 0 && (
        <p role="status" className="text-soft">
          Nobody fits under these conditions. Take one of them away.
        </p>
      )}
      {query.data && query.data.candidates.length > 0 && (
        <ol aria-label="People who fit" className="border-line border-b">
          {query.data.candidates.map((person) => (
            <FoundPerson
              key={person.accountId}
              person={person}
              isChosen={entries.some(({ accountId }) => accountId === person.accountId)}
              onChoose={() => void choosing.mutate({ params: { id }, body: { accountId: person.accountId } })}
            />
          ))}
        </ol>
      )}
    </div>
  );
}
