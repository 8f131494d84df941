import { type Endpoint, ownRefusals, type ReplyOf } from '@redmark/contract';
import { Refused } from './refused.ts';
import { type Given, type SendOptions, send } from './send.ts';

/** Makes any call of the contract. Whatever goes wrong is thrown as a `Refused` with a sentence to show. */
export async function call<E extends Endpoint>(
  endpoint: E,
  given: Given<E>,
  options?: SendOptions,
): Promise<ReplyOf<E>> {
  const response = await send(endpoint, given, options);
  const reply = endpoint.reply.safeParse(await response.json().catch(() => undefined));
  if (!reply.success) throw new Refused('our_fault', ownRefusals.our_fault.message);
  return reply.data as ReplyOf<E>;
}
