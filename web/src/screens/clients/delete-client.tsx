import { type Client, deleteClient } from '@redmark/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { reportsKey } from '../../api/queries.tsx';
import { useCall } from '../../parts/calls/use-call.ts';
import { clientsKey } from '../../parts/clients/clients-key.ts';
import { Button } from '../../parts/controls/button.tsx';
import { Question } from '../../parts/dialog/question.tsx';
import { notify } from '../../parts/toasts/notify.ts';

/** Deletes a client with everything there is of them, once it is confirmed. */
export function DeleteClient({ client: { id, name, resumes } }: { client: Client }) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = useCall(deleteClient, {
    async onSuccess() {
      queries.removeQueries({ queryKey: ['report'] });
      await navigate('/clients');
      await Promise.all([reportsKey, clientsKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
      void notify('success', `${name} was deleted`);
    },
    onError: () => setAsking(false),
  });
  const files = resumes === 1 ? 'their resume with its report' : `their ${resumes} resumes with their reports`;

  return (
    <>
      <Button ref={button} look="quiet" size="small" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Question
        open={isAsking}
        onOpen={setAsking}
        title={`Delete ${name}?`}
        text={`${name}${resumes > 0 ? ` and ${files}` : ''}, all files and every link to them are deleted for good.`}
        verb="Delete"
        isGrave
        returnTo={button}
        onYes={async () => await remove.mutate({ params: { id } })}
      />
    </>
  );
}
