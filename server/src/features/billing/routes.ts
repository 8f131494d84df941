import * as contract from '@redmark/contract';
import type { Serve } from '../../services.ts';
import type { Billing } from './billing.ts';
import type { Refunds } from './refunds.ts';

export function billingRoutes(serve: Serve, billing: Billing, refunds: Refunds) {
  serve(contract.subscribe, async ({ ownerId, body, origin }) => await billing.subscribe(ownerId, body, origin));
  serve(contract.unsubscribe, async ({ ownerId }) => await billing.unsubscribe(ownerId));
  serve(contract.confirmPurchase, async ({ ownerId, body }) => await billing.confirm(ownerId, body.sessionId));
  serve(contract.billingHistory, async ({ ownerId }) => await billing.history(ownerId));
  serve(contract.consolePayments, async ({ query }) => await refunds.list(query.after));
  serve(contract.consoleRefund, async ({ params, ownerId, body }) => await refunds.refund(params.id, ownerId, body));
  serve(contract.billingPortal, async ({ ownerId, origin }) => await billing.portal(ownerId, origin));
}
