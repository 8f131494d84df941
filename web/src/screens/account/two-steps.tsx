import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { notify } from '../../parts/notify.ts';
import { OwnSection } from '../../parts/own-desk.tsx';
import { Question } from '../../parts/question.tsx';
import { SkeletonLines } from '../../parts/skeleton-lines.tsx';
import type { AuthenticatorKey } from '../../session/identity.ts';
import { loadIdentity } from '../../session/load-identity.ts';
import { recently } from '../../session/recently.ts';
import { sayError } from '../../session/say-error.ts';
import { EnrolAuthenticator } from './enrol-authenticator.tsx';

const authenticatorQuery = {
  queryKey: ['authenticator'],
  queryFn: async () => await (await loadIdentity()).hasAuthenticator(),
  staleTime: 0,
};

/** A code of an authenticator app after the password. */
export function TwoSteps({ email, appName }: { email: string; appName: string }) {
  const { data: isOn, isPending, isError, error, refetch } = useQuery(authenticatorQuery);
  const [appKey, setAppKey] = useState<AuthenticatorKey>();
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const queries = useQueryClient();
  const told = (on: boolean) => queries.setQueryData(authenticatorQuery.queryKey, on);

  async function begin() {
    try {
      await recently(async () => setAppKey(await (await loadIdentity()).newAuthenticatorKey(appName, email)));
    } catch (failure) {
      void notify('error', sayError(failure));
    }
  }

  async function drop() {
    try {
      const isDone = await recently(async () => await (await loadIdentity()).dropAuthenticator(), {
        onAsk: () => setAsking(false),
        opener: opener.current,
      });
      if (!isDone) return;
      told(false);
      void notify('success', 'Your password alone logs you in now');
    } catch (failure) {
      void notify('error', sayError(failure));
    }
    setAsking(false);
  }

  return (
    <OwnSection title="Two-step login" lead={isOn ? onLead : offLead}>
      {isPending && <SkeletonLines count={3} label="Your login is being looked up" />}
      {isError && (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p>{sayError(error)}</p>
          <Button look="quiet" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {isOn === false && !appKey && (
        <Button look="quiet" className="self-start" onClick={begin}>
          Set up an authenticator app
        </Button>
      )}
      {appKey && (
        <EnrolAuthenticator
          appKey={appKey}
          onDone={() => {
            setAppKey(undefined);
            told(true);
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
        onYes={drop}
      />
    </OwnSection>
  );
}

const offLead =
  'Somebody who finds out your password still needs your phone: an app on it shows a code to log in with.';
const onLead = 'It is on. After your password we ask for the code your authenticator app shows.';
