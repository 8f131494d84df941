import { consoleMessages } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { LoadFailed } from '../../../parts/calls/load-failed.tsx';
import { SkeletonLines } from '../../../parts/layout/skeleton-lines.tsx';
import { ChoiceBar } from '../choice-bar.tsx';
import { MessageItem } from './message-item.tsx';

const states = [
  ['open', 'Waiting'],
  ['done', 'Done'],
] as const;

/** What people wrote on /contact-us: what waits, and what is done. */
export function MessagesSection() {
  const [state, setState] = useState<'open' | 'done'>('open');
  const query = useQuery({
    queryKey: ['console', 'messages', state],
    queryFn: async () => await call(consoleMessages, { query: { state } }),
    staleTime: 0,
    gcTime: 0,
  });

  return (
    <div className="flex flex-col gap-6">
      <ChoiceBar label="Which messages" choices={states} chosen={state} onChoose={setState} />
      {query.isPending && <SkeletonLines count={6} label="Messages are loading" />}
      {query.isError && <LoadFailed query={query} />}
      {query.data?.messages.length === 0 && (
        <p className="text-soft">
          {state === 'open' ? 'Nobody waits for an answer.' : 'No message has been answered or marked as done yet.'}
        </p>
      )}
      {query.data && query.data.messages.length > 0 && (
        <ul aria-label="Messages" className="border-line border-b">
          {query.data.messages.map((message) => (
            <MessageItem key={message.id} message={message} onChanged={query.refetch} />
          ))}
        </ul>
      )}
      {query.data?.hasMore && (
        <p className="text-14 text-soft">
          {state === 'open' ? 'There are more; they come as you answer these.' : 'Older ones are not listed.'}
        </p>
      )}
    </div>
  );
}
