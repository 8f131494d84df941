import { makeTeam } from '@redmark/contract';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { notify } from '../../../parts/toasts/notify.ts';
import { TeamNameForm } from './team-name-form.tsx';
import { useKeepTeam } from './team-query.ts';

export function MakeTeam() {
  const [isMaking, setMaking] = useState(false);
  const keep = useKeepTeam();
  if (!isMaking)
    return (
      <>
        <p className="text-soft">
          You are in no team. Make one to share your credits, or open the link of an invitation.
        </p>
        <Button look="quiet" className="self-start" onClick={() => setMaking(true)}>
          Make a team
        </Button>
      </>
    );
  return (
    <TeamNameForm
      verb="Make team"
      onSave={async (name) => {
        await keep(await call(makeTeam, { body: { name } }));
        void notify('success', `The team ${name} is made`);
      }}
      onCancel={() => setMaking(false)}
    />
  );
}
