import { type ApiKey, listKeys } from '@redmark/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { LoadFailed } from '../../../parts/calls/load-failed.tsx';
import { Button } from '../../../parts/controls/button.tsx';
import { AccountSection } from '../../../parts/layout/account-layout.tsx';
import { SkeletonLines } from '../../../parts/layout/skeleton-lines.tsx';
import { KeyList } from './key-list.tsx';
import { MakeKeyForm } from './make-key-form.tsx';
import { SecretOnce } from './secret-once.tsx';

const keysQuery = {
  queryKey: ['api-keys'],
  queryFn: async () => (await call(listKeys, {})).keys,
  staleTime: 0,
};

const lead = 'A program with a key uploads and grades in your name, and spends your credits.';

/** The keys of an account: made, shown once, listed and revoked. */
export function ApiKeys() {
  const query = useQuery(keysQuery);
  const queries = useQueryClient();
  const [step, setStep] = useState<'list' | 'form' | { secret: string; name: string }>('list');
  const keep = (change: (keys: ApiKey[]) => ApiKey[]) =>
    queries.setQueryData<ApiKey[]>(keysQuery.queryKey, (keys = []) => change(keys));

  return (
    <AccountSection title="API keys" lead={lead}>
      {query.isPending && <SkeletonLines count={3} label="Your keys are loading" />}
      {query.isError && <LoadFailed query={query} size="small" />}
      {query.data && (
        <>
          {typeof step === 'object' && (
            <SecretOnce title={`Your new key “${step.name}”`} secret={step.secret} onDone={() => setStep('list')} />
          )}
          <KeyList keys={query.data} onRevoked={(id) => keep((keys) => keys.filter((key) => key.id !== id))} />
          {step === 'form' && (
            <MakeKeyForm
              onCancel={() => setStep('list')}
              onMade={({ key, secret }) => {
                keep((keys) => [key, ...keys]);
                setStep({ secret, name: key.name });
              }}
            />
          )}
          {step === 'list' && (
            <Button look="quiet" className="self-start" onClick={() => setStep('form')}>
              Make a key
            </Button>
          )}
          <p className="text-14 text-soft">
            The calls are described in the{' '}
            <a href="/api/docs" className="underline underline-offset-4">
              API documentation
            </a>
            .
          </p>
        </>
      )}
    </AccountSection>
  );
}
