import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What is not a page may load nothing and be shown in nothing; pages bring their own policy. */
const policyOfData = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export async function secureHeaders(app: FastifyInstance, publicUrl: string | undefined) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Promised only where it holds: a machine at home has no certificate.
    hsts: publicUrl?.startsWith('https:') ?? false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policyOfData);
  });
}
