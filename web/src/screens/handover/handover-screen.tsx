import { openHandover } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { asRefused } from '../../api/refused.ts';
import { LinkButton } from '../../parts/controls/button.tsx';
import { LinkEnded, LinkFailed, LinkOpening } from '../../parts/recruiting/link-states.tsx';
import { dateText } from '../../parts/report/report-words.ts';
import { TakeReport } from './take-report.tsx';

/** The report that the key of a letter hands over. */
export function HandoverScreen({ linkKey }: { linkKey: string }) {
  const found = useQuery({
    queryKey: ['handover', linkKey],
    enabled: linkKey !== '',
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => call(openHandover, { body: { key: linkKey } }, { signal }),
  });

  if (linkKey === '' || asRefused(found.error).code === 'handover_ended')
    return <Ended text="It may have been withdrawn or deleted. Ask whoever sent it to you for a new one." />;
  if (found.isError) return <LinkFailed words="this report" query={found} />;
  if (found.isPending) return <LinkOpening text="Opening the invitation…" />;
  const { state, author, expiresAt } = found.data;
  if (state === 'expired')
    return <Ended text={`It was open until ${dateText(expiresAt)}. Ask ${author} for a new one.`} />;
  if (state === 'withdrawn') return <Ended text={`${author} withdrew it. Look for a newer letter, or ask for one.`} />;
  return <TakeReport linkKey={linkKey} offer={found.data} />;
}

const Ended = ({ text }: { text: string }) => (
  <LinkEnded words="this invitation" title="This invitation is not open any more" text={text}>
    <LinkButton to="/">Go to the home page</LinkButton>
  </LinkEnded>
);
