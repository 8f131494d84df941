import type { Batch } from '@redmark/contract';
import { useRef, useState } from 'react';
import { closeBatch } from '../../../api/batch-calls.ts';
import { useTask } from '../../../parts/calls/use-task.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { Question } from '../../../parts/dialog/question.tsx';
import { filesText } from './batch-counts.ts';
import { dropBatch } from './batches-cache.ts';
import { forgetUploads } from './send-files.ts';

/** Closes the list; it asks first where files are deleted with it. */
export function CloseBatch({ batch }: { batch: Batch }) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const lost = batch.files.filter(({ state }) => state === 'ready' || state === 'failed' || state === 'waiting').length;
  const close = useTask(
    async () => {
      forgetUploads(batch.id);
      await closeBatch(batch.id);
    },
    { onSuccess: () => dropBatch(batch.id), onSettled: () => setAsking(false) },
  );

  return (
    <>
      <Button
        ref={button}
        look="quiet"
        size="small"
        disabled={close.isPending}
        onClick={() => (lost > 0 ? setAsking(true) : void close.mutate())}
      >
        Close list
      </Button>
      <Question
        open={isAsking}
        onOpen={setAsking}
        title="Close this list?"
        text={`${filesText(lost)} without a report ${lost === 1 ? 'is' : 'are'} deleted. Reports stay, and nothing more is charged.`}
        verb="Close and delete"
        isGrave
        returnTo={button}
        onYes={async () => await close.mutate()}
      />
    </>
  );
}
