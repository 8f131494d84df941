import { openAsk } from '@redmark/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { asRefused } from '../../../api/refused.ts';
import { LinkButton } from '../../../parts/controls/button.tsx';
import { LinkEnded, LinkFailed, LinkOpening } from '../../../parts/recruiting/link-states.tsx';
import { Ask } from './ask.tsx';

export function AskScreen({ linkKey }: { linkKey: string }) {
  const queries = useQueryClient();
  const queryKey = ['candidate-ask', linkKey];
  const found = useQuery({
    queryKey,
    enabled: linkKey !== '',
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => call(openAsk, { body: { key: linkKey } }, { signal }),
  });

  if (linkKey === '' || asRefused(found.error).code === 'ask_ended')
    return (
      <LinkEnded
        words="this question"
        title="This link asks nothing any more"
        text="The time to answer is over, the request ended, or we sent you a newer letter. Nothing was shown of you without your yes."
      >
        <LinkButton to="/profile">Go to your profile</LinkButton>
      </LinkEnded>
    );
  if (found.isError) return <LinkFailed words="this question" query={found} />;
  if (found.isPending) return <LinkOpening text="Opening the question…" />;
  return <Ask linkKey={linkKey} ask={found.data} onAnswered={(ask) => queries.setQueryData(queryKey, ask)} />;
}
