import { deleteWebhook, type Webhook, webhookEvents } from '@redmark/contract';
import { useState } from 'react';
import { useCall } from '../../../parts/calls/use-call.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { Question } from '../../../parts/dialog/question.tsx';
import { notify } from '../../../parts/toasts/notify.ts';
import { Deliveries } from './deliveries.tsx';

type Props = { webhooks: Webhook[]; onDeleted: (id: string) => void };

export function WebhookList({ webhooks, onDeleted }: Props) {
  const [asked, setAsked] = useState<Webhook>();
  const [opened, setOpened] = useState<string>();
  const remove = useCall(deleteWebhook, {
    onSuccess({ message }, { params: { id } }) {
      onDeleted(id);
      void notify('success', message);
    },
    onSettled: () => setAsked(undefined),
  });

  if (webhooks.length === 0) return <p className="text-soft">You have no webhooks.</p>;
  return (
    <>
      <ul aria-label="Webhooks" className="flex flex-col">
        {webhooks.map(({ id, url, events }, index) => (
          <li key={id} className="flex flex-col gap-4 border-line border-b py-4 first:border-t">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
                <span className="break-all font-medium">{url}</span>
                <span className="text-14 text-soft">{events.map((event) => webhookEvents[event]).join(' · ')}</span>
              </div>
              <div className="flex gap-3">
                <Button
                  look="quiet"
                  size="small"
                  aria-expanded={opened === id}
                  aria-label={`Messages to ${url}`}
                  onClick={() => setOpened(opened === id ? undefined : id)}
                >
                  Messages
                </Button>
                <Button
                  look="quiet"
                  size="small"
                  aria-label={`Delete ${url}`}
                  onClick={() => setAsked(webhooks[index])}
                >
                  Delete
                </Button>
              </div>
            </div>
            {opened === id && <Deliveries webhookId={id} />}
          </li>
        ))}
      </ul>
      <Question
        open={asked !== undefined}
        onOpen={(open) => open || setAsked(undefined)}
        title="Delete this webhook?"
        text={`Nothing more is sent to ${asked?.url ?? ''}, and its messages are forgotten. This cannot be undone.`}
        verb="Delete"
        isGrave
        onYes={async () => asked && (await remove.mutate({ params: { id: asked.id } }))}
      />
    </>
  );
}
