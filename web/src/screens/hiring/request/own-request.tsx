import { confirmHiringRequest, type HiringRequest, withdrawHiringRequest } from '@redmark/contract';
import { useState } from 'react';
import { useCall } from '../../../parts/calls/use-call.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { Question } from '../../../parts/dialog/question.tsx';
import { WishList } from '../../../parts/recruiting/wish-list.tsx';
import { dateText } from '../../../parts/report/report-words.ts';
import { notify } from '../../../parts/toasts/notify.ts';
import { ChangeRequest } from './change-request.tsx';

type Props = {
  linkKey: string;
  request: HiringRequest;
  onChanged: (request: HiringRequest) => void;
  onWithdrawn: () => void;
};

/** A request as its link shows it, with what can be done: confirm, change, withdraw. */
export function OwnRequest({ linkKey, request, onChanged, onWithdrawn }: Props) {
  const [isChanging, setIsChanging] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const body = { key: linkKey };
  const confirming = useCall(confirmHiringRequest, {
    onSuccess(confirmed) {
      onChanged(confirmed);
      void notify('success', 'Your request is confirmed.');
    },
  });
  const withdrawing = useCall(withdrawHiringRequest, { onSuccess: onWithdrawn });
  const isSent = request.state === 'sent';

  function changed(now: HiringRequest) {
    onChanged(now);
    setIsChanging(false);
    void notify('success', 'Your request is changed.');
  }

  return (
    <div className="wrap grid flex-1 content-start items-start gap-12 py-10 laptop:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] laptop:py-16">
      <div className="flex flex-col items-start gap-4">
        <h1 className="text-36 tablet:text-48">{isSent ? 'Confirm your request' : 'Your request'}</h1>
        <p className="max-w-measure text-18 text-soft" role="status">
          {isSent
            ? `Nobody looks at it until you confirm it, at the latest on ${dateText(request.expiresAt)}.`
            : `It is confirmed and with us. This link works until ${dateText(request.expiresAt)}; every change extends it.`}
        </p>
        {request.changedAt && <p className="text-14 text-soft">Last changed on {dateText(request.changedAt)}</p>}
        {!isChanging && (
          <div className="flex flex-wrap gap-3">
            {isSent ? (
              <Button onClick={() => void confirming.mutate({ body })} aria-busy={confirming.isPending}>
                Confirm request
              </Button>
            ) : (
              <Button onClick={() => setIsChanging(true)}>Change request</Button>
            )}
            <Button look="quiet" onClick={() => setIsLeaving(true)}>
              Withdraw request
            </Button>
          </div>
        )}
      </div>
      <div className="bg-surface p-6 shadow-paper tablet:p-10">
        {isChanging ? (
          <ChangeRequest
            linkKey={linkKey}
            request={request}
            onChanged={changed}
            onCancel={() => setIsChanging(false)}
          />
        ) : (
          <WishList request={request} />
        )}
      </div>
      <Question
        open={isLeaving}
        onOpen={setIsLeaving}
        title="Withdraw this request?"
        text="It is deleted, and we stop looking for candidates. This cannot be undone."
        verb="Withdraw"
        isGrave
        onYes={async () => {
          await withdrawing.mutate({ body });
          setIsLeaving(false);
        }}
      />
    </div>
  );
}
