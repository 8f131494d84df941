import { type Plan, subscribe } from '@redmark/contract';
import { call } from '../../api/call.ts';

/** Where a plan is paid, every month or once. */
export async function paymentPageOf({ credits }: Plan, monthly: boolean): Promise<string> {
  return (await call(subscribe, { body: { numberOfCredits: credits, renew: monthly } })).data.url;
}
