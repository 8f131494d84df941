import { type RefusalCode, refusals } from '@redmark/contract';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { databaseDown, isBadValue } from '../database/database-down.ts';
import { Refusal } from '../errors.ts';
import { undescribed } from './openapi/refusals-of.ts';

/** Errors of Fastify and its plugins, as our codes. */
const ours: Record<number, RefusalCode> = {
  404: 'no_such_call',
  413: 'upload_too_large',
  429: 'too_many_requests',
};

const noRoom = 'There is no room left to keep this. Nothing was changed. Please try again later.';

/** After how many seconds to retry when a service is unavailable. */
export const retryAfterSeconds = 5;

/**
 * Turns thrown errors into `{ code, message }`. Anything but a refusal is a fault of ours: it is logged in full, and
 * the caller gets a general message.
 */
export function answerErrors(app: FastifyInstance, log: (error: unknown) => void) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { refusal, isLogged } = refusalFor(error);
    if (isLogged) log(error);
    const missing = undescribed(request.routeOptions.config.endpoint, refusal.code);
    if (missing) log(missing);
    return sendRefusal(reply, refusal);
  });
}

export function sendRefusal(reply: FastifyReply, { code, message, field, reason }: Refusal) {
  reply.request.refusedWith = code;
  const listed: { status: number; retryAfterSeconds?: number } = refusals[code];
  const body = {
    code,
    message,
    ...(field === undefined ? {} : { field }),
    ...(reason === undefined ? {} : { reason }),
    // For who reports a fault of ours: it is found in the log under this.
    ...(listed.status >= 500 ? { requestId: reply.request.id } : {}),
  };
  const wait = listed.retryAfterSeconds ?? (listed.status === 503 ? retryAfterSeconds : undefined);
  if (wait !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', wait);
  return reply
    .code(listed.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(body);
}

/** The refusal sent to the caller, and whether the error is logged. */
function refusalFor(error: FastifyError): { refusal: Refusal; isLogged: boolean } {
  if (error instanceof Refusal) return { refusal: error, isLogged: error.code === 'our_fault' };
  const down = databaseDown(error);
  if (down) return { refusal: new Refusal('unavailable', down.isFull ? { message: noRoom } : {}), isLogged: true };
  // The contract's schemas should have refused it before; the database is the second check.
  if (isBadValue(error)) return { refusal: new Refusal('bad_request'), isLogged: true };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const path = error.validation[0]?.instancePath ?? '';
    const field = path.replace(/^\//, '').replaceAll('/', '.');
    return { refusal: new Refusal('bad_request', { field }), isLogged: false };
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) return { refusal: new Refusal('our_fault'), isLogged: true };
  return { refusal: new Refusal(ours[status] ?? 'bad_request'), isLogged: false };
}
