import { type ApiKey, revokeKey, scopes } from '@redmark/contract';
import { useState } from 'react';
import { useCall } from '../../../parts/calls/use-call.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { Question } from '../../../parts/dialog/question.tsx';
import { dayText } from '../../../parts/report/report-words.ts';
import { notify } from '../../../parts/toasts/notify.ts';

export function KeyList({ keys, onRevoked }: { keys: ApiKey[]; onRevoked: (id: string) => void }) {
  const [asked, setAsked] = useState<ApiKey>();
  const revoke = useCall(revokeKey, {
    onSuccess({ message }, { params: { id } }) {
      onRevoked(id);
      void notify('success', message);
    },
    onSettled: () => setAsked(undefined),
  });

  if (keys.length === 0) return <p className="text-soft">You have no keys.</p>;
  return (
    <>
      <ul aria-label="API keys" className="flex flex-col">
        {keys.map((key) => (
          <li
            key={key.id}
            className="flex flex-wrap items-start justify-between gap-3 border-line border-b py-4 first:border-t"
          >
            <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
              <span className="break-words font-medium">{key.name}</span>
              <code className="text-14 text-soft">{key.prefix}…</code>
              <span className="text-14 text-soft">{key.scopes.map((scope) => scopes[scope]).join(' · ')}</span>
              <span className="text-14 text-soft">
                Made {dayText(key.createdAt)}, {key.usedAt ? `last used ${dayText(key.usedAt)}` : 'never used'}
              </span>
            </div>
            <Button look="quiet" size="small" aria-label={`Revoke ${key.name}`} onClick={() => setAsked(key)}>
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      <Question
        open={asked !== undefined}
        onOpen={(open) => open || setAsked(undefined)}
        title={`Revoke “${asked?.name ?? ''}”?`}
        text="Programs that use this key are refused at once. This cannot be undone."
        verb="Revoke"
        isGrave
        onYes={async () => asked && (await revoke.mutate({ params: { id: asked.id } }))}
      />
    </>
  );
}
