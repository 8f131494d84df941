import { type Plan, subscribe } from '@redmark/contract';
import { call } from '../../api/call.ts';

/** The address of the page where a plan is paid, every month or once. Loaded on demand, to keep /pricing small. */
export async function paymentPageOf({ credits }: Plan, monthly: boolean): Promise<string> {
  return (await call(subscribe, { body: { numberOfCredits: credits, renew: monthly } })).data.url;
}
