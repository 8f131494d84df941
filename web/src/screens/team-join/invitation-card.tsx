import { declineInvitation, type Invitation, joinTeam } from '@redmark/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { askToLogOut } from '../../parts/account/log-out/ask-to-log-out.ts';
import { useCall } from '../../parts/calls/use-call.ts';
import { Button, LinkButton } from '../../parts/controls/button.tsx';
import { Question } from '../../parts/dialog/question.tsx';
import { dateText } from '../../parts/report/report-words.ts';
import { notify } from '../../parts/toasts/notify.ts';
import { readUser } from '../../session/read-user.ts';
import { useSession } from '../../session/use-session.ts';

type Props = { linkKey: string; invitation: Invitation; onDeclined: () => void };

const points = [
  'Your gradings use the credits of the team.',
  'Your resumes and reports stay private to you. The owner sees how many credits you spend, and on which day.',
  'Credits of your own stay as they are. They are used again after you leave, which you can at any time.',
];

/** Who invites into what, and what can be answered by whoever is logged in, or nobody. */
export function InvitationCard({ linkKey, invitation: { team, invitedBy, email, expiresAt }, onDeclined }: Props) {
  const { isSignedIn, user } = useSession();
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const body = { key: linkKey };
  const join = useCall(joinTeam, {
    async onSuccess() {
      await readUser();
      await navigate('/dashboard');
      void notify('success', `You are in the team ${team}`);
    },
  });
  const decline = useCall(declineInvitation, { onSuccess: onDeclined, onError: () => setAsking(false) });
  const isOther = user !== undefined && user.email.toLowerCase() !== email.toLowerCase();
  const by = invitedBy.name === invitedBy.email ? invitedBy.email : `${invitedBy.name} (${invitedBy.email})`;

  return (
    <div className="wrap grid flex-1 content-start items-start gap-12 py-10 laptop:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] laptop:py-16">
      <div className="flex flex-col items-start gap-4">
        <h1 className="break-words text-36 tablet:text-48">Join {team}?</h1>
        <p className="max-w-measure break-words text-18 text-soft">{by} invites you to this team.</p>
        <p className="max-w-measure break-words">{standing({ isSignedIn, isOther, email, own: user?.email })}</p>
        <div className="flex flex-wrap gap-3">
          {!isSignedIn && (
            <LinkButton to="/login" state={{ from: `/team/join?key=${encodeURIComponent(linkKey)}` }}>
              Log in to join
            </LinkButton>
          )}
          {isSignedIn && isOther && <Button onClick={askToLogOut}>Log out</Button>}
          {isSignedIn && !isOther && (
            <Button onClick={() => void join.mutate({ body })} aria-busy={join.isPending}>
              Join team
            </Button>
          )}
          <Button look="quiet" onClick={() => setAsking(true)}>
            Decline
          </Button>
        </div>
        <p className="text-14 text-soft">The invitation is open until {dateText(expiresAt)}.</p>
      </div>
      <div className="flex flex-col gap-4 bg-surface p-6 shadow-paper tablet:p-10">
        <h2 className="text-22">What it means</h2>
        <ul className="flex list-disc flex-col gap-3 pl-5">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <Question
        open={isAsking}
        onOpen={setAsking}
        title="Decline this invitation?"
        text="The link ends. To join later you need a new one."
        verb="Decline"
        onYes={async () => await decline.mutate({ body })}
      />
    </div>
  );
}

type Standing = { isSignedIn: boolean; isOther: boolean; email: string; own: string | undefined };

function standing({ isSignedIn, isOther, email, own }: Standing): string {
  if (!isSignedIn)
    return `Log in as ${email} to join. Without an account, create one with this address first; then open the link again.`;
  if (isOther)
    return `The invitation is for ${email}, and you are logged in as ${own}. Log out, then open the link again.`;
  return `You join as ${email}.`;
}
