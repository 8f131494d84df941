import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { apiBase } from './serve.ts';

/** The description of the API as OpenAPI 3.1, drawn from the same contract the server checks against. */
export async function apiDocs(app: FastifyInstance, title: string) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${title} API`, version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: `${apiBase}/docs`,
    staticCSP: true,
    // The page styles itself inline, which its own policy forgets.
    transformStaticCSP: (policy) => policy.replace("style-src 'self' https:", "style-src 'self' 'unsafe-inline'"),
  });
}
