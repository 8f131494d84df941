import { resendInvitation, type TeamInvitation, withdrawInvitation } from '@redmark/contract';
import { useState } from 'react';
import { useCall } from '../../../parts/calls/use-call.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { Question } from '../../../parts/dialog/question.tsx';
import { dayText } from '../../../parts/report/report-words.ts';
import { InviteForm } from './invite-form.tsx';
import { useTeamChanged } from './team-query.ts';

/** A form to invite somebody, and the invitations that wait for an answer. */
export function Invitations({ invitations }: { invitations: TeamInvitation[] }) {
  const [asked, setAsked] = useState<TeamInvitation>();
  const changed = useTeamChanged();
  const resend = useCall(resendInvitation, {
    onSuccess: changed('The letter is on its way again. The link of the earlier one ended.'),
  });
  const withdraw = useCall(withdrawInvitation, {
    onSuccess: changed('The invitation is withdrawn'),
    onSettled: () => setAsked(undefined),
  });

  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-18">Invite somebody</h3>
      <InviteForm />
      {invitations.length > 0 && (
        <ul aria-label="Invitations" className="flex flex-col">
          {invitations.map((invitation) => (
            <li
              key={invitation.id}
              className="flex flex-wrap items-start justify-between gap-3 border-line border-b py-4 first:border-t"
            >
              <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
                <span className="break-all font-medium">{invitation.email}</span>
                <span className="text-14 text-soft">
                  Invited {dayText(invitation.sentAt)}, open until {dayText(invitation.expiresAt)}
                </span>
              </div>
              <div className="flex gap-3">
                <Button
                  look="quiet"
                  size="small"
                  aria-label={`Send again to ${invitation.email}`}
                  aria-busy={resend.isPending}
                  onClick={() => void resend.mutate({ params: { id: invitation.id } })}
                >
                  Send again
                </Button>
                <Button
                  look="quiet"
                  size="small"
                  aria-label={`Withdraw ${invitation.email}`}
                  onClick={() => setAsked(invitation)}
                >
                  Withdraw
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Question
        open={asked !== undefined}
        onOpen={(open) => open || setAsked(undefined)}
        title="Withdraw this invitation?"
        text={`The link in the letter to ${asked?.email ?? ''} opens nothing any more. You can invite them again.`}
        verb="Withdraw"
        onYes={async () => asked && (await withdraw.mutate({ params: { id: asked.id } }))}
      />
    </div>
  );
}
