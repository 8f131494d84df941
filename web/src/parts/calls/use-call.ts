import type { Endpoint, ReplyOf } from '@redmark/contract';
import { call } from '../../api/call.ts';
import type { Given } from '../../api/send.ts';
import { type TaskOptions, useTask } from './use-task.ts';

/** A call of the contract that a person starts: `mutate` takes what it sends. See `useTask` for the rest. */
export function useCall<E extends Endpoint>(endpoint: E, options?: TaskOptions<Given<E>, ReplyOf<E>>) {
  return useTask((given: Given<E>) => call(endpoint, given), options);
}
