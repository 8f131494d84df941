import { endTeamOffer, offerTeam, type Team } from '@redmark/contract';
import { useState } from 'react';
import { useCall } from '../../../parts/calls/use-call.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { ButtonRow } from '../../../parts/controls/button-row.tsx';
import { Modal } from '../../../parts/dialog/modal.tsx';
import { SelectField } from '../../../parts/form/select-field.tsx';
import { dayText } from '../../../parts/report/report-words.ts';
import { useTeamChanged } from './team-query.ts';

/** What changes for the owner with the team, before they offer it. */
const consequences = [
  'Until they accept, nothing changes, and you can take the offer back.',
  'From then on gradings use their credits. What is being graded already is paid with yours.',
  'Your credits stay yours and wait until you leave the team. A monthly plan of yours goes on until you end it.',
  'You become a member. They see what everybody spent, and decide who stays and how much each may use.',
];

/** Offers the team to a member, and takes the offer back. */
export function MoveTeam({ team: { name, members, offer } }: { team: Team }) {
  const [isAsking, setAsking] = useState(false);
  const others = members.filter(({ role }) => role === 'member');
  const [chosen, setChosen] = useState('');
  const id = others.some((member) => member.id === chosen) ? chosen : (others[0]?.id ?? '');
  const changed = useTeamChanged();
  const withdraw = useCall(endTeamOffer, {
    onSuccess: changed('The offer is taken back'),
  });
  const give = useCall(offerTeam, {
    onSuccess: changed((team) => `${team.offer?.name ?? 'The member'} gets a letter with your offer`),
    onSettled: () => setAsking(false),
  });
  if (offer)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-y py-4">
        <p className="min-w-0 flex-1 basis-64 break-words">
          Offered to {offer.name} until {dayText(offer.expiresAt)}. You own the team until they accept.
        </p>
        <Button look="quiet" size="small" aria-busy={withdraw.isPending} onClick={() => void withdraw.mutate({})}>
          Take back
        </Button>
      </div>
    );
  if (others.length === 0) return null;
  return (
    <>
      <Button look="quiet" className="self-start" onClick={() => setAsking(true)}>
        Give the team to a member
      </Button>
      <Modal
        open={isAsking}
        onOpen={setAsking}
        title={`Who should own ${name}?`}
        text={
          <ul className="flex list-disc flex-col gap-2 pl-5">
            {consequences.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        }
      >
        <SelectField
          label="Member"
          options={others.map((member) => [member.id, member.name] as const)}
          value={id}
          onChange={({ target }) => setChosen(target.value)}
        />
        <ButtonRow isInDialog>
          <Button look="quiet" onClick={() => setAsking(false)}>
            Cancel
          </Button>
          <Button
            aria-busy={give.isPending}
            disabled={give.isPending}
            onClick={() => void give.mutate({ params: { id } })}
          >
            Offer the team
          </Button>
        </ButtonRow>
      </Modal>
    </>
  );
}
