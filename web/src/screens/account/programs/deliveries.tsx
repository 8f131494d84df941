import { listDeliveries, replayDelivery, type WebhookDelivery, webhookEvents } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { LoadFailed } from '../../../parts/calls/load-failed.tsx';
import { useCall } from '../../../parts/calls/use-call.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { SkeletonLines } from '../../../parts/layout/skeleton-lines.tsx';
import { dayText } from '../../../parts/report/report-words.ts';
import { notify } from '../../../parts/toasts/notify.ts';

const reasons: Record<string, string> = {
  private_address: 'the address is not public',
  not_reached: 'nobody answered',
  too_slow: 'the answer took too long',
};

/** The last messages to a webhook, with a way to send one again. */
export function Deliveries({ webhookId }: { webhookId: string }) {
  const query = useQuery({
    queryKey: ['webhooks', webhookId],
    queryFn: async () => (await call(listDeliveries, { params: { id: webhookId } })).deliveries,
    staleTime: 0,
  });
  const replay = useCall(replayDelivery, {
    async onSuccess({ message }) {
      void notify('success', message);
      await query.refetch();
    },
  });

  if (query.isPending) return <SkeletonLines count={2} label="Its messages are loading" />;
  if (query.isError) return <LoadFailed query={query} size="small" />;
  if (query.data.length === 0) return <p className="text-14 text-soft">It has been told nothing yet.</p>;
  return (
    <ul aria-label="Messages" className="flex flex-col gap-3">
      {query.data.map((delivery) => (
        <li key={delivery.id} className="flex flex-wrap items-center justify-between gap-3 text-14">
          <span className="min-w-0 flex-1 basis-64">
            {webhookEvents[delivery.event]}, {dayText(delivery.createdAt)}:{' '}
            <span className={delivery.state === 'failed' ? 'text-pen' : 'text-soft'}>{stateText(delivery)}</span>
          </span>
          {delivery.state !== 'waiting' && (
            <Button
              look="quiet"
              size="small"
              disabled={replay.isPending}
              onClick={() => void replay.mutate({ params: { id: delivery.id } })}
            >
              Send again
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function stateText({ state, attempts, outcome }: WebhookDelivery): string {
  if (outcome === null) return 'on its way';
  const answer = reasons[outcome] ?? `answered ${outcome}`;
  if (state === 'delivered') return `delivered, ${answer}`;
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return state === 'failed' ? `given up after ${tries}, ${answer}` : `tried again later, ${answer} (${tries})`;
}
