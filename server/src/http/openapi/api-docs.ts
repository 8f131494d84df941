import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './document.ts';

type Options = { title: string; apiBase: string; publicUrl: string | undefined };

/** The description of the API for programs and as a page, under `/docs` of its base. */
export async function apiDocs(app: FastifyInstance, { title, apiBase, publicUrl }: Options) {
  const document = madeWhenAsked({ title, apiBase, origin: publicUrl });
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: `${apiBase}/docs`,
    // With all of more than 130 calls open at once, the page shows the first few and stops.
    uiConfig: { docExpansion: 'none' },
    staticCSP: true,
    transformStaticCSP: (policy) => policyOf(policy, publicUrl?.startsWith('https:') ?? false),
  });
}

const made = new Map<string, object>();

/**
 * The description as what writes it asks for it, as JSON or as YAML. It takes longer to make than the rest of the API, and
 * most hosts are never asked; those of one process share it.
 */
function madeWhenAsked(options: Parameters<typeof openApiDocument>[0]): StaticDocumentSpec['document'] {
  const key = JSON.stringify([options.title, options.apiBase, options.origin]);
  const toJSON = () => {
    // A copy has every part of its own, which YAML would else write once and refer to.
    const document = made.get(key) ?? JSON.parse(JSON.stringify(openApiDocument(options)));
    made.set(key, document);
    return document;
  };
  // Nothing reads it but what writes it.
  return { toJSON } as unknown as StaticDocumentSpec['document'];
}

/**
 * The page uses inline styles, which its default policy does not allow. Over plain http its own scripts must not be
 * asked for by https, and nothing is asked of another site.
 */
function policyOf(policy: string, isSecure: boolean): string {
  return policy
    .split(';')
    .filter((directive) => isSecure || directive.trim() !== 'upgrade-insecure-requests')
    .join(';')
    .replace("style-src 'self' https:", "style-src 'self' 'unsafe-inline'")
    .replace(' validator.swagger.io', '');
}
