import type { FastifyInstance, FastifyRequest } from 'fastify';
import { after, millisecondsIn } from '../../base/durations.ts';

type Options = { supportEmail: string; originOf: (request: FastifyRequest) => string };

/** Where people change their password; password managers lead there. */
const passwordPage = '/account';
/** The standard asks for less than a year. */
const securityDays = 300;

/** Addresses that programs know: where to report a weakness (RFC 9116), and where to change a password. */
export async function wellKnown(app: FastifyInstance, { supportEmail, originOf }: Options) {
  app.get('/.well-known/security.txt', async (request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
    return [
      `Contact: mailto:${supportEmail}`,
      `Expires: ${after(new Date(), securityDays * millisecondsIn.day).toISOString()}`,
      `Canonical: ${originOf(request)}/.well-known/security.txt`,
      'Preferred-Languages: en',
      '',
    ].join('\n');
  });
  app.get('/.well-known/change-password', async (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(passwordPage, 302),
  );
}
