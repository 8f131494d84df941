import { openInvitation } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { asRefused } from '../../api/refused.ts';
import { LinkButton } from '../../parts/controls/button.tsx';
import { Notice } from '../../parts/layout/notice.tsx';
import { LinkEnded, LinkFailed, LinkOpening } from '../../parts/recruiting/link-states.tsx';
import { InvitationCard } from './invitation-card.tsx';

const words = 'this team';

export function TeamJoin({ linkKey }: { linkKey: string }) {
  const [isDeclined, setDeclined] = useState(false);
  const found = useQuery({
    queryKey: ['invitation', linkKey],
    enabled: linkKey !== '' && !isDeclined,
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => call(openInvitation, { body: { key: linkKey } }, { signal }),
  });

  if (isDeclined)
    return (
      <Notice sketch={{ words, pen: 'strike' }}>
        <div role="status" className="flex flex-col items-start gap-6">
          <h1 className="text-36 tablet:text-48">The invitation is declined</h1>
          <p className="max-w-measure text-18 text-soft">
            Its link opens nothing any more, and nothing changed for you.
          </p>
        </div>
        <LinkButton to="/">Go to the start page</LinkButton>
      </Notice>
    );
  if (linkKey === '' || asRefused(found.error).code === 'invitation_ended')
    return (
      <LinkEnded
        words={words}
        title="This link invites nobody any more"
        text="It was used or withdrawn, its seven days are over, or a newer letter took its place. Ask whoever invited you for a new one."
      >
        <LinkButton to="/account">Go to your account</LinkButton>
      </LinkEnded>
    );
  if (found.isError) return <LinkFailed words={words} query={found} />;
  if (found.isPending) return <LinkOpening text="Opening the invitation…" />;
  return <InvitationCard linkKey={linkKey} invitation={found.data} onDeclined={() => setDeclined(true)} />;
}
