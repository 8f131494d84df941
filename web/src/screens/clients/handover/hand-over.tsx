import { type Client, type Handover, type HandoverState, listHandovers, withdrawHandover } from '@redmark/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { LoadFailed } from '../../../parts/calls/load-failed.tsx';
import { useCall } from '../../../parts/calls/use-call.ts';
import { clientsKey } from '../../../parts/clients/clients-key.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { Question } from '../../../parts/dialog/question.tsx';
import { SkeletonLines } from '../../../parts/layout/skeleton-lines.tsx';
import { dateText, nameOf } from '../../../parts/report/report-words.ts';
import { notify } from '../../../parts/toasts/notify.ts';

const HandOverDialog = lazy(async () => ({ default: (await import('./hand-over-dialog.tsx')).HandOverDialog }));

/** Reports of a client that were handed over by letter, and how the next one is. */
export function HandOver({ client }: { client: Client }) {
  const queryKey = [...clientsKey, 'handovers', client.id];
  const queries = useQueryClient();
  const [open, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const params = { id: client.id };
  const read = useQuery({
    queryKey,
    queryFn: async ({ signal }) => await call(listHandovers, { params }, { signal }),
    staleTime: 0,
  });
  const show = (answer: { handovers: Handover[] }) => void queries.setQueryData(queryKey, answer);
  const handovers = read.data?.handovers ?? [];
  if (client.newest === null && handovers.length === 0) return null;

  return (
    <section aria-labelledby="hand-over" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex flex-col gap-1">
          <h2 id="hand-over" className="text-28">
            Hand over
          </h2>
          <p className="max-w-measure text-soft">
            {client.name} takes a report into an account of their own, with your notes and your name in it.
          </p>
        </div>
        {client.newest && (
          <Button ref={button} look="quiet" size="small" onClick={() => setOpen(true)}>
            Hand over a report
          </Button>
        )}
      </div>
      {read.isPending && <SkeletonLines count={2} label="The invitations are loading" />}
      {read.isError && <LoadFailed query={read} size="small" />}
      <ul aria-label="Invitations" className="border-line border-t empty:hidden">
        {handovers.map((handover) => (
          <Invitation key={handover.id} clientId={client.id} handover={handover} onShow={show} />
        ))}
      </ul>
      {open !== undefined && (
        <Suspense>
          <HandOverDialog client={client} open={open} onOpen={setOpen} returnTo={button} onSent={show} />
        </Suspense>
      )}
    </section>
  );
}

const stateWords: Record<HandoverState, (handover: Handover) => string> = {
  sent: ({ expiresAt }) => `Sent, open until ${dateText(expiresAt)}`,
  taken: ({ takenAt }) => `Taken on ${dateText(takenAt ?? '')}`,
  expired: ({ expiresAt }) => `Expired on ${dateText(expiresAt)}`,
  withdrawn: () => 'Withdrawn',
};

type Props = { clientId: string; handover: Handover; onShow: (answer: { handovers: Handover[] }) => void };

function Invitation({ clientId, handover, onShow }: Props) {
  const { id, fileName, email, state, gives } = handover;
  const [isAsking, setAsking] = useState(false);
  const withdraw = useCall(withdrawHandover, {
    onSuccess(answer) {
      onShow(answer);
      void notify('success', 'The invitation is withdrawn');
    },
    onSettled: () => setAsking(false),
  });
  return (
    <li className="flex items-center gap-4 border-line border-b py-3">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{nameOf(fileName)}</p>
        <p className="figures text-14 break-words text-soft">{[email, gives ? 'given away' : 'a copy'].join(' · ')}</p>
        <p className={`figures text-14 ${state === 'taken' ? 'text-good' : state === 'sent' ? '' : 'text-soft'}`}>
          {stateWords[state](handover)}
        </p>
      </div>
      {state === 'sent' && (
        <Button
          look="quiet"
          size="small"
          aria-label={`Withdraw the invitation of ${email}`}
          onClick={() => setAsking(true)}
        >
          Withdraw
        </Button>
      )}
      <Question
        open={isAsking}
        onOpen={setAsking}
        title="Withdraw this invitation?"
        text={`The link in the letter to ${email} opens nothing any more. You can send another invitation at any time.`}
        verb="Withdraw"
        onYes={async () => await withdraw.mutate({ params: { id: clientId, handoverId: id } })}
      />
    </li>
  );
}
