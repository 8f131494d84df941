import type { Batch } from '@redmark/contract';
import { useRef } from 'react';
import { useTask } from '../../../parts/calls/use-task.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { notify } from '../../../parts/toasts/notify.ts';
import { filesText } from './batch-counts.ts';
import { sendAgain } from './begin-batch.ts';

/** Files that had not arrived when the page was left: the browser does not have them any more. */
export function ChooseAgain({ batch, count }: { batch: Batch; count: number }) {
  const input = useRef<HTMLInputElement>(null);
  const again = useTask(async (files: File[]) => await sendAgain(batch, files), {
    onSuccess(found) {
      if (found === 0) void notify('error', 'None of these has the name and the size of a file that is missing.');
    },
  });
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{filesText(count)} did not arrive. Choose the same files again to go on.</p>
      <Button look="quiet" disabled={again.isPending} onClick={() => input.current?.click()}>
        Choose them again
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="application/pdf,.pdf,application/zip,.zip"
        aria-label="Choose the files that did not arrive"
        onChange={({ target }) => {
          void again.mutate([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}
