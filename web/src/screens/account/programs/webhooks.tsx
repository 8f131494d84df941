import { listWebhooks, type Webhook } from '@redmark/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { LoadFailed } from '../../../parts/calls/load-failed.tsx';
import { Button } from '../../../parts/controls/button.tsx';
import { AccountSection } from '../../../parts/layout/account-layout.tsx';
import { SkeletonLines } from '../../../parts/layout/skeleton-lines.tsx';
import { AddWebhookForm } from './add-webhook-form.tsx';
import { SecretOnce } from './secret-once.tsx';
import { WebhookList } from './webhook-list.tsx';

const webhooksQuery = {
  queryKey: ['webhooks'],
  queryFn: async () => (await call(listWebhooks, {})).webhooks,
  staleTime: 0,
};

const lead = 'Your own program is told when a report is ready, a file could not be graded or few credits are left.';

/** The webhooks of an account: added with a secret that is shown once, listed with what they were told, and deleted. */
export function Webhooks() {
  const query = useQuery(webhooksQuery);
  const queries = useQueryClient();
  const [step, setStep] = useState<'list' | 'form' | { secret: string }>('list');
  const keep = (change: (webhooks: Webhook[]) => Webhook[]) =>
    queries.setQueryData<Webhook[]>(webhooksQuery.queryKey, (webhooks = []) => change(webhooks));

  return (
    <AccountSection title="Webhooks" lead={lead}>
      {query.isPending && <SkeletonLines count={3} label="Your webhooks are loading" />}
      {query.isError && <LoadFailed query={query} size="small" />}
      {query.data && (
        <>
          {typeof step === 'object' && (
            <SecretOnce
              title="The secret that signs its messages"
              secret={step.secret}
              onDone={() => setStep('list')}
            />
          )}
          <WebhookList
            webhooks={query.data}
            onDeleted={(id) => keep((webhooks) => webhooks.filter((webhook) => webhook.id !== id))}
          />
          {step === 'form' && (
            <AddWebhookForm
              onCancel={() => setStep('list')}
              onAdded={({ webhook, secret }) => {
                keep((webhooks) => [webhook, ...webhooks]);
                setStep({ secret });
              }}
            />
          )}
          {step === 'list' && (
            <Button look="quiet" className="self-start" onClick={() => setStep('form')}>
              Add a webhook
            </Button>
          )}
        </>
      )}
    </AccountSection>
  );
}
