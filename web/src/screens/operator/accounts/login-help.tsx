import { consoleEndSessions } from '@redmark/contract';
import { useState } from 'react';
import { useCall } from '../../../parts/calls/use-call.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { Question } from '../../../parts/dialog/question.tsx';
import { AccountSection } from '../../../parts/layout/account-layout.tsx';
import { notify } from '../../../parts/toasts/notify.ts';
import { SendCode } from './send-code.tsx';

const lead =
  'Codes go to the address of the account alone. Make sure that you talk to its owner before you end sessions.';

export function LoginHelp({ id, email }: { id: string; email: string }) {
  const [isAsking, setAsking] = useState(false);
  const end = useCall(consoleEndSessions, {
    onSuccess: ({ message }) => void notify('success', message),
    onSettled: () => setAsking(false),
  });
  return (
    <AccountSection title="Help with the login" lead={lead}>
      <div className="flex flex-wrap gap-3">
        <SendCode id={id} label="Send a code for a new password" />
        <Button look="quiet" onClick={() => setAsking(true)}>
          End all sessions
        </Button>
      </div>
      <Question
        open={isAsking}
        onOpen={setAsking}
        title="End all sessions?"
        text={`Everybody who is logged in as ${email} has to log in again, on every device. API keys go on working.`}
        verb="End them"
        isGrave
        onYes={async () => await end.mutate({ params: { id } })}
      />
    </AccountSection>
  );
}
