import { leaveTeam, type Team } from '@redmark/contract';
import { useRef, useState } from 'react';
import { creditsText } from '../../../parts/billing/money.ts';
import { useCall } from '../../../parts/calls/use-call.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { Question } from '../../../parts/dialog/question.tsx';
import { notify } from '../../../parts/toasts/notify.ts';
import { TeamOffer } from './team-offer.tsx';
import { useKeepTeam } from './team-query.ts';
import { limitText, spentText } from './team-words.ts';

/** A team as a member sees it. */
export function Membership({ team }: { team: Team }) {
  const { name, owner, credits, ownCredits, members } = team;
  const [own] = members;
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const keep = useKeepTeam();
  const leave = useCall(leaveTeam, {
    async onSuccess({ message }) {
      void notify('success', message);
      await keep(null);
    },
    onSettled: () => setAsking(false),
  });
  const facts: [label: string, text: string][] = [
    ['Team', name],
    ['Owner', owner.name === owner.email ? owner.email : `${owner.name}, ${owner.email}`],
    ['Left to spend', creditsText(credits)],
    ['You spent', spentText(own?.spent ?? { month: 0, total: 0 })],
    ['Your limit', own ? limitText(team, own) : 'none'],
    ['Your own', `${creditsText(ownCredits)}, used again after you leave`],
  ];

  return (
    <>
      <TeamOffer team={team} />
      <dl className="border-line border-b">
        {facts.map(([label, text]) => (
          <div key={label} className="grid gap-x-4 border-line border-t py-3 tablet:grid-cols-[8rem_minmax(0,1fr)]">
            <dt className="text-14 text-soft tablet:text-16">{label}</dt>
            <dd className="figures min-w-0 break-words">{text}</dd>
          </div>
        ))}
      </dl>
      <Button ref={button} look="quiet" className="self-start" onClick={() => setAsking(true)}>
        Leave team
      </Button>
      <Question
        open={isAsking}
        onOpen={setAsking}
        title={`Leave ${name}?`}
        text="Your resumes and reports stay with you, and your gradings use your own credits. To come back you need a new invitation."
        verb="Leave"
        returnTo={button}
        onYes={async () => await leave.mutate({})}
      />
    </>
  );
}
