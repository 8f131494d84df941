import { acceptTeam, endTeamOffer, type Team } from '@redmark/contract';
import { useRef, useState } from 'react';
import { creditsText } from '../../../parts/billing/money.ts';
import { useCall } from '../../../parts/calls/use-call.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { Question } from '../../../parts/dialog/question.tsx';
import { dayText } from '../../../parts/report/report-words.ts';
import { useTeamChanged } from './team-query.ts';

/** The team is offered to its reader, who becomes the owner or declines. */
export function TeamOffer({ team: { name, owner, offer, ownCredits } }: { team: Team }) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const changed = useTeamChanged();
  const accept = useCall(acceptTeam, {
    onSuccess: changed((team) => `You own ${team.name} now`),
    onSettled: () => setAsking(false),
  });
  const decline = useCall(endTeamOffer, {
    onSuccess: changed('The offer is declined'),
  });
  if (!offer) return null;
  return (
    <section aria-label="Offer" className="flex flex-col gap-4 rounded-card border border-line p-6">
      <div className="flex flex-col gap-2">
        <h3 className="text-18">
          {owner.name} offers you {name}
        </h3>
        <p className="text-soft">
          As its owner you pay: everybody’s gradings use your credits, {creditsText(ownCredits)} now. You decide who is
          in the team and how much each may use. The offer is open until {dayText(offer.expiresAt)}.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button ref={button} onClick={() => setAsking(true)}>
          Become owner
        </Button>
        <Button look="quiet" aria-busy={decline.isPending} onClick={() => void decline.mutate({})}>
          Decline
        </Button>
      </div>
      <Question
        open={isAsking}
        onOpen={setAsking}
        title={`Own ${name}?`}
        text={`Gradings of all members use your ${creditsText(ownCredits)} from now on, and you can buy more. Nothing is charged by this. ${owner.name} becomes a member and keeps their credits and their plan.`}
        verb="Become owner"
        returnTo={button}
        onYes={async () => await accept.mutate({})}
      />
    </section>
  );
}
