import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LoadFailed } from '../../parts/calls/load-failed.tsx';
import { useTask } from '../../parts/calls/use-task.ts';
import { Button } from '../../parts/controls/button.tsx';
import { Question } from '../../parts/dialog/question.tsx';
import { AccountSection } from '../../parts/layout/account-layout.tsx';
import { SkeletonLines } from '../../parts/layout/skeleton-lines.tsx';
import { notify } from '../../parts/toasts/notify.ts';
import type { AuthenticatorKey } from '../../session/identity.ts';
import { loadIdentity } from '../../session/load-identity.ts';
import { recently } from '../../session/recent-sign-in.ts';
import { sayError } from '../../session/say-error.ts';
import { EnrolAuthenticator } from './enrol-authenticator.tsx';

const authenticatorQuery = {
  queryKey: ['authenticator'],
  queryFn: async () => await (await loadIdentity()).hasAuthenticator(),
  staleTime: 0,
};

/** Turns the code of an authenticator app, asked for after the password, on and off. */
export function TwoSteps({ email, appName }: { email: string; appName: string }) {
  const query = useQuery(authenticatorQuery);
  const isOn = query.data;
  const [appKey, setAppKey] = useState<AuthenticatorKey>();
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const queries = useQueryClient();
  const keep = (on: boolean) => queries.setQueryData(authenticatorQuery.queryKey, on);

  const begin = useTask(
    async () => await recently(async () => setAppKey(await (await loadIdentity()).newAuthenticatorKey(appName, email))),
    { say: sayError },
  );
  const close = () => setAsking(false);
  const drop = useTask(
    async () => {
      const way = { onAsk: close, opener: opener.current };
      return await recently(async () => await (await loadIdentity()).dropAuthenticator(), way);
    },
    {
      onSuccess(isDone) {
        if (!isDone) return;
        keep(false);
        void notify('success', 'Your password alone logs you in now');
      },
      onSettled: close,
      say: sayError,
    },
  );

  return (
    <AccountSection title="Two-step login" lead={isOn ? onLead : offLead}>
      {query.isPending && <SkeletonLines count={3} label="Your login is being looked up" />}
      {query.isError && <LoadFailed query={query} size="small" say={sayError} />}
      {isOn === false && !appKey && (
        <Button look="quiet" className="self-start" onClick={() => void begin.mutate()}>
          Set up an authenticator app
        </Button>
      )}
      {appKey && (
        <EnrolAuthenticator
          appKey={appKey}
          onDone={() => {
            setAppKey(undefined);
            keep(true);
          }}
          onCancel={() => setAppKey(undefined)}
        />
      )}
      {isOn && (
        <Button
          look="quiet"
          className="self-start"
          onClick={({ currentTarget }) => {
            opener.current = currentTarget;
            setAsking(true);
          }}
        >
          Turn off
        </Button>
      )}
      <Question
        open={isAsking}
        onOpen={setAsking}
        title="Turn off two-step login?"
        text="Your password alone will log you in, and the key in your app is of no use any more."
        verb="Turn off"
        onYes={drop.mutate}
      />
    </AccountSection>
  );
}

const offLead =
  'Somebody who finds out your password still needs your phone: an app on it shows a code to log in with.';
const onLead = 'It is on. After your password we ask for the code your authenticator app shows.';
