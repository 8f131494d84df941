import * as contract from '@redmark/contract';
import type { Serve } from '../../services.ts';
import type { Webhooks } from './webhooks.ts';

export function webhookRoutes(serve: Serve, webhooks: Webhooks) {
  serve(contract.listWebhooks, async ({ ownerId }) => ({ webhooks: await webhooks.listOf(ownerId) }));
  serve(contract.addWebhook, async ({ ownerId, token, body }) => await webhooks.add(ownerId, token, body));
  serve(contract.deleteWebhook, async ({ ownerId, params }) => await webhooks.remove(ownerId, params.id));
  serve(contract.listDeliveries, async ({ ownerId, params }) => ({
    deliveries: await webhooks.deliveries(ownerId, params.id),
  }));
  serve(contract.replayDelivery, async ({ ownerId, params }) => await webhooks.replay(ownerId, params.id));
}
