import { readJson } from '@redmark/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { Refusal } from '../errors.ts';

/** Requests and answers are checked by the contract's own schemas; an answer loses what the contract does not name. */
export function speakZod(app: FastifyInstance) {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => {
      // Clients that name a content type on every call send it with no body as well.
      if (body === '') return undefined;
      const read = readJson(body);
      if (!read.ok) throw new Refusal('bad_request');
      return read.value;
    },
  );
}
