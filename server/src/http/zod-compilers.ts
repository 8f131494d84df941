import { readJson } from '@redmark/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { Refusal } from '../errors.ts';

/**
 * Validates requests and responses with the contract's schemas; members of a response that the contract does not name
 * are removed.
 */
export function speakZod(app: FastifyInstance) {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => {
      // Clients that always set a content type set it on requests without a body as well.
      if (body === '') return undefined;
      const read = readJson(body);
      if (!read.ok) throw new Refusal('bad_request');
      return read.value;
    },
  );
}
