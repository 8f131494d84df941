import { type RefusalCode, refusals } from '@redmark/contract';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Refusal } from '../errors.ts';

/** Refusals that Fastify and its plugins make, in our words. */
const ours: Record<number, RefusalCode> = {
  404: 'no_such_call',
  413: 'upload_too_large',
  429: 'too_many_requests',
};

/** Turns what was thrown into `{ code, message }`. What is not a refusal is our fault: logged whole, told in a sentence. */
export function answerErrors(app: FastifyInstance, log: (error: unknown) => void) {
  app.setErrorHandler((error, _request, reply) => {
    const refusal = refusalFor(error as FastifyError);
    if (refusal.code === 'our_fault') log(error);
    return sendRefusal(reply, refusal);
  });
}

export function sendRefusal(reply: FastifyReply, { code, message, field, reason }: Refusal) {
  const body = {
    code,
    message,
    ...(field === undefined ? {} : { field }),
    ...(reason === undefined ? {} : { reason }),
  };
  return reply
    .code(refusals[code].status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(body);
}

function refusalFor(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const path = error.validation[0]?.instancePath ?? '';
    return new Refusal('bad_request', { field: path.replace(/^\//, '').replaceAll('/', '.') });
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) return new Refusal('our_fault');
  return new Refusal(ours[status] ?? 'bad_request');
}
