import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { byId } from '../given-ids.ts';
import { line } from '../text.ts';
import { scopeNames } from './scopes.ts';

export const keysPerAccount = 20;
export const keyNameMaxLength = 60;
/** Every key begins with it, so that programs which look for lost secrets find one. */
export const keyMark = 'rmk_';

const Scope = z.enum(scopeNames);

/** An API key without its secret: `prefix` is its beginning, `usedAt` when it was last used, to the minute. */
export const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(Scope),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const listKeys = {
  method: 'GET',
  path: '/keys',
  auth: 'bearer',
  summary: 'Your API keys, without their secrets',
  reply: z.object({ keys: z.array(ApiKey) }),
} as const satisfies Endpoint;

/** Wants a sign-in of the last minutes, because a key outlives it. */
export const makeKey = {
  method: 'POST',
  path: '/keys',
  auth: 'bearer',
  summary: 'Make an API key; `secret` is answered this once',
  body: z.object({
    name: line(1, keyNameMaxLength),
    scopes: z.array(Scope).min(1).max(scopeNames.length),
  }),
  reply: z.object({ key: ApiKey, secret: z.string() }),
  perMinute: 20,
} as const satisfies Endpoint;

export const revokeKey = {
  method: 'DELETE',
  path: '/keys/:id',
  auth: 'bearer',
  summary: 'Revoke one of your API keys at once',
  params: byId,
  reply: z.object({ message: z.string() }),
} as const satisfies Endpoint;
