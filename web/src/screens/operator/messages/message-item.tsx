import { type ConsoleMessage, consolePutAside } from '@redmark/contract';
import { useState } from 'react';
import { useCall } from '../../../parts/calls/use-call.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { notify } from '../../../parts/toasts/notify.ts';
import { momentText } from '../moment-text.ts';
import { AnswerForm } from './answer-form.tsx';

type Props = { message: ConsoleMessage; onChanged: () => unknown };

export function MessageItem({ message: { id, name, email, text, at, answer, doneAt }, onChanged }: Props) {
  const [isAnswering, setAnswering] = useState(false);
  const mark = useCall(consolePutAside, {
    async onSuccess({ message }) {
      void notify('success', message);
      await onChanged();
    },
  });
  const put = (done: boolean) => void mark.mutate({ params: { id }, body: { done } });

  return (
    <li className="flex flex-col gap-4 border-line border-t py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="break-words text-18">
          {name} <span className="break-all font-sans font-normal text-14 text-soft">{email}</span>
        </h2>
        <time dateTime={at} className="figures text-14 text-soft">
          {momentText(at)}
        </time>
      </div>
      <p className="max-w-measure whitespace-pre-line break-words">{text}</p>
      {answer !== null && (
        <div className="flex max-w-measure flex-col gap-1 border-line border-l-2 pl-4">
          <span className="text-14 text-soft">Answered {doneAt && momentText(doneAt)}</span>
          <p className="whitespace-pre-line break-words">{answer}</p>
        </div>
      )}
      {isAnswering ? (
        <AnswerForm id={id} name={name} onSent={onChanged} onCancel={() => setAnswering(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          {answer === null && (
            <Button size="small" aria-label={`Answer ${name}`} onClick={() => setAnswering(true)}>
              Answer
            </Button>
          )}
          {doneAt === null && (
            <Button
              look="quiet"
              size="small"
              aria-label={`Mark as done: the message of ${name}`}
              onClick={() => put(true)}
            >
              Mark as done
            </Button>
          )}
          {doneAt !== null && answer === null && (
            <Button
              look="quiet"
              size="small"
              aria-label={`Open again: the message of ${name}`}
              onClick={() => put(false)}
            >
              Open again
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
