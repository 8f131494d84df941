import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './document.ts';

type Options = { title: string; apiBase: string; publicUrl: string | undefined };

/** The description of the API for programs and as a page, under `/docs` of its base. */
export async function apiDocs(app: FastifyInstance, { title, apiBase, publicUrl }: Options) {
  const text = documentText(title, apiBase, publicUrl);
  await app.register(swagger, { mode: 'static', specification: { document: JSON.parse(text) } });
  await app.register(swaggerUi, {
    routePrefix: `${apiBase}/docs`,
    // With all of more than 130 calls open at once, the page shows the first few and stops.
    uiConfig: { docExpansion: 'none' },
    staticCSP: true,
    transformStaticCSP: (policy) => policyOf(policy, publicUrl?.startsWith('https:') ?? false),
  });
}

const texts = new Map<string, string>();

/** Makes the same description once: many hosts are started in a process that tests them. */
function documentText(title: string, apiBase: string, origin: string | undefined): string {
  const key = JSON.stringify([title, apiBase, origin]);
  const text = texts.get(key) ?? JSON.stringify(openApiDocument({ title, origin, apiBase }));
  texts.set(key, text);
  return text;
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
