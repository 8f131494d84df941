import { endTeam, renameTeam, type Team } from '@redmark/contract';
import { useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { creditsText } from '../../../parts/billing/money.ts';
import { useCall } from '../../../parts/calls/use-call.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { Question } from '../../../parts/dialog/question.tsx';
import { notify } from '../../../parts/toasts/notify.ts';
import { Invitations } from './invitations.tsx';
import { MemberList } from './member-list.tsx';
import { MoveTeam } from './move-team.tsx';
import { TeamNameForm } from './team-name-form.tsx';
import { useKeepTeam } from './team-query.ts';

/** A team as its owner sees it: who is in it, who spent what, who is invited. */
export function OwnTeam({ team }: { team: Team }) {
  const { name, credits, members } = team;
  const [isRenaming, setRenaming] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const keep = useKeepTeam();
  const end = useCall(endTeam, {
    async onSuccess({ message }) {
      void notify('success', message);
      await keep(null);
    },
    onSettled: () => setEnding(false),
  });

  return (
    <>
      {isRenaming ? (
        <TeamNameForm
          name={name}
          verb="Save name"
          onSave={async (given) => {
            await keep(await call(renameTeam, { body: { name: given } }));
            setRenaming(false);
          }}
          onCancel={() => setRenaming(false)}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0">
            <p className="break-words font-semibold text-18">{name}</p>
            <p className="figures text-soft">
              {creditsText(credits)} left to share, {members.length === 1 ? '1 person' : `${members.length} people`}
            </p>
          </div>
          <Button look="quiet" size="small" onClick={() => setRenaming(true)}>
            Rename
          </Button>
        </div>
      )}
      <MemberList team={team} />
      <Invitations invitations={team.invitations} />
      <MoveTeam team={team} />
      <Button
        ref={button}
        look="quiet"
        className="self-start border-pen text-pen hover:bg-pen-wash"
        onClick={() => setEnding(true)}
      >
        End team
      </Button>
      <Question
        open={isEnding}
        onOpen={setEnding}
        title={`End ${name}?`}
        text="Everybody keeps their resumes and reports and uses credits of their own again. Open invitations end. This cannot be undone."
        verb="End team"
        isGrave
        returnTo={button}
        onYes={async () => await end.mutate({})}
      />
    </>
  );
}
