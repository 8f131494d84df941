import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseDown, isBadValue } from '../database/database-down.ts';
import { IdentityError, invalidParameter, unavailable } from '../platform/identity/embedded/identity-error.ts';
import type { EmbeddedDirectory } from '../platform/identity/embedded/open-directory.ts';
import { createAddressLimits } from './address-limits.ts';
import { retryAfterSeconds } from './answer-errors.ts';
import { readJson } from './read-json.ts';

export const directoryBase = '/identity';

type Options = {
  directory: EmbeddedDirectory;
  limits: 'on' | 'off';
  originOf: (request: FastifyRequest) => string;
  /** Whether the origin is the same whoever asks, and by whatever name. */
  hasOneOrigin: boolean;
  log: (error: unknown) => void;
};

const contentType = 'application/x-amz-json-1.1';
const bodyBytes = 128 * 1024;
const jwksSeconds = 3600;
const preflightSeconds = 7200;
const target = /^AWSCognitoIdentityProviderService\.(\w+)$/;

/** The directory on the wire, as the provider speaks it. Nothing here depends on cookies, so any page may ask. */
export async function directoryRoutes(
  app: FastifyInstance,
  { directory, limits, originOf, hasOneOrigin, log }: Options,
) {
  const { pool, answer } = directory;
  const mayCall = limits === 'on' ? createAddressLimits() : () => true;
  const issuerOf = (request: FastifyRequest) => `${originOf(request)}${directoryBase}/${pool.id}`;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addHook('onSend', async (request, reply) => {
    reply
      .header('date', pool.now().toUTCString())
      .header('x-amzn-requestid', request.id)
      .header('access-control-allow-origin', '*')
      .header('access-control-expose-headers', 'x-amzn-RequestId, x-amzn-ErrorType, x-amzn-ErrorMessage, Date');
  });
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const refusal = refusalFor(error);
    if (refusal.status >= 500) log(error);
    if (refusal.status === 503) reply.header('retry-after', retryAfterSeconds);
    return sendError(reply, refusal);
  });

  const options = { schema: { hide: true }, bodyLimit: bodyBytes };
  for (const path of [directoryBase, `${directoryBase}/`]) {
    app.post(path, options, async (request, reply) => {
      const operation = target.exec(String(request.headers['x-amz-target'] ?? ''))?.[1] ?? '';
      if (!mayCall(operation, request.ip)) throw new IdentityError('TooManyRequestsException', 'Too many requests.');
      const result = await answer({
        operation,
        body: jsonIn(request.body),
        issuer: issuerOf(request),
        address: request.ip,
        signed: { method: 'POST', path, headers: request.headers, body: String(request.body) },
      });
      return reply.type(contentType).header('cache-control', 'no-store').send(JSON.stringify(result));
    });
    app.options(path, options, async (_request, reply) =>
      reply
        .header('access-control-allow-methods', 'POST')
        .header(
          'access-control-allow-headers',
          'amz-sdk-invocation-id, amz-sdk-request, authorization, cache-control, content-type, x-amz-content-sha256, x-amz-date, x-amz-target, x-amz-user-agent',
        )
        .header('access-control-max-age', preflightSeconds)
        .code(200)
        .send(),
    );
  }

  const wellKnown = `${directoryBase}/${pool.id}/.well-known`;
  const forAll = `public, max-age=${jwksSeconds}`;
  const publish = (
    path: string,
    cacheControl: string,
    document: (request: FastifyRequest) => object | Promise<object>,
  ) =>
    app.get(`${wellKnown}/${path}`, { schema: { hide: true } }, async (request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', cacheControl)
        .send(JSON.stringify(await document(request))),
    );
  publish('jwks.json', forAll, async () => await pool.keys.published());
  // Where it repeats the name it was asked by, a cache would pass that on to others.
  publish('openid-configuration', hasOneOrigin ? forAll : 'no-store', (request) => ({
    issuer: issuerOf(request),
    jwks_uri: `${issuerOf(request)}/.well-known/jwks.json`,
    id_token_signing_alg_values_supported: ['RS256'],
    subject_types_supported: ['public'],
    response_types_supported: ['token'],
  }));
}

function jsonIn(body: unknown): unknown {
  const read = readJson(String(body ?? ''));
  if (read.ok) return read.value;
  throw new IdentityError('SerializationException', 'The request is no JSON.');
}

function refusalFor(error: FastifyError): IdentityError {
  if (error instanceof IdentityError) return error;
  if (databaseDown(error)) return unavailable();
  if (isBadValue(error)) return invalidParameter('A member of the request has a value that cannot be kept.');
  const isTheirs = error.statusCode !== undefined && error.statusCode < 500;
  return isTheirs
    ? new IdentityError('SerializationException', 'The request could not be read.')
    : new IdentityError('InternalErrorException', 'Something went wrong. Please try again.');
}

/** The sentence stays in the body: it may hold what a caller wrote, and headers take no such text. */
function sendError(reply: FastifyReply, { name, message, status }: IdentityError) {
  return reply
    .code(status)
    .type(contentType)
    .header('cache-control', 'no-store')
    .header('x-amzn-errortype', `${name}:`)
    .serializer(String)
    .send(JSON.stringify({ __type: name, message }));
}
