import { useState } from 'react';
import { messageOf } from '../../api/refused.ts';
import { notify } from '../toasts/notify.ts';

export type TaskOptions<Given, Result> = {
  onSuccess?: (result: Result, given: Given) => unknown;
  /** What a failure needs besides its toast. */
  onError?: (error: unknown) => unknown;
  /** Runs last, after success and failure. */
  onSettled?: () => unknown;
  /** The sentence of the toast, where the error's own would not do: for errors of the directory, `sayError`. */
  say?: (error: unknown) => string;
  /** How long the toast stays, where it is not the usual time. */
  milliseconds?: number | undefined;
};

type State<Given> = { status: 'idle' | 'pending' | 'success' | 'error'; variables?: Given };

/**
 * Work that a person starts: one at a time, pending until its last step is over, and a failure is shown in a toast.
 * `mutate` never rejects. The names are those of `useMutation`, whose library is too large for public pages.
 */
export function useTask<Given = void, Result = unknown>(
  work: (given: Given) => Promise<Result>,
  { onSuccess, onError, onSettled, say = messageOf, milliseconds }: TaskOptions<Given, Result> = {},
) {
  const [{ status, variables }, setState] = useState<State<Given>>({ status: 'idle' });
  const isPending = status === 'pending';

  async function mutate(given: Given) {
    if (isPending) return;
    setState({ status: 'pending', variables: given });
    let ended: 'success' | 'error' = 'success';
    try {
      const result = await work(given);
      await onSuccess?.(result, given);
    } catch (error) {
      ended = 'error';
      void notify('error', say(error), { milliseconds });
      await onError?.(error);
    }
    await onSettled?.();
    setState({ status: ended, variables: given });
  }

  return { mutate, isPending, isSuccess: status === 'success', variables };
}
