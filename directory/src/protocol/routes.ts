import { readJson } from '@redmark/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAddressLimits } from './address-limits.ts';
import { IdentityError, invalidParameter, unavailable } from './identity-error.ts';
import type { Answer, Request } from './operation.ts';

/** Where the host mounts the directory. */
export const directoryPath = '/identity';

/** What the host knows about HTTP and its database. */
export type RouteOptions = {
  limits: 'on' | 'off';
  originOf: (request: FastifyRequest) => string;
  /** Whether the origin is fixed, rather than taken from the Host header of each request. */
  hasOneOrigin: boolean;
  /** Classifies an error of the database: it is unavailable, or it rejected a value. */
  databaseTrouble: (error: unknown) => 'down' | 'bad_value' | undefined;
  retryAfterSeconds: number;
  log: (error: unknown) => void;
};

type Served = RouteOptions & {
  poolId: string;
  now: () => Date;
  call: (request: Request) => Promise<Answer>;
  publishedKeys: () => Promise<object>;
};

const contentType = 'application/x-amz-json-1.1';
const bodyBytes = 128 * 1024;
const jwksSeconds = 3600;
const preflightSeconds = 7200;
const target = /^AWSCognitoIdentityProviderService\.(\w+)$/;

/** The directory over HTTP, in Cognito's protocol. Nothing here depends on cookies, so any origin may call. */
export async function directoryRoutes(app: FastifyInstance, served: Served) {
  const { poolId, now, call, limits, originOf, hasOneOrigin, log } = served;
  const mayCall = limits === 'on' ? createAddressLimits() : () => true;
  const issuerOf = (request: FastifyRequest) => `${originOf(request)}${directoryPath}/${poolId}`;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addHook('onSend', async (request, reply) => {
    reply
      .header('date', now().toUTCString())
      .header('x-amzn-requestid', request.id)
      .header('access-control-allow-origin', '*')
      .header('access-control-expose-headers', 'x-amzn-RequestId, x-amzn-ErrorType, x-amzn-ErrorMessage, Date');
  });
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const refusal = refusalFor(error, served);
    if (refusal.status >= 500) log(error);
    if (refusal.status === 503) reply.header('retry-after', served.retryAfterSeconds);
    return sendError(reply, refusal);
  });

  const options = { bodyLimit: bodyBytes };
  for (const path of [directoryPath, `${directoryPath}/`]) {
    app.post(path, options, async (request, reply) => {
      const operation = target.exec(String(request.headers['x-amz-target'] ?? ''))?.[1] ?? '';
      if (!mayCall(operation, request.ip)) throw new IdentityError('TooManyRequestsException', 'Too many requests.');
      const result = await call({
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

  const wellKnown = `${directoryPath}/${poolId}/.well-known`;
  const forAll = `public, max-age=${jwksSeconds}`;
  const publish = (
    path: string,
    cacheControl: string,
    document: (request: FastifyRequest) => object | Promise<object>,
  ) =>
    app.get(`${wellKnown}/${path}`, async (request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', cacheControl)
        .send(JSON.stringify(await document(request))),
    );
  publish('jwks.json', forAll, async () => await served.publishedKeys());
  // The reply may contain the Host header of the request; a shared cache would serve it to others.
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

function refusalFor(error: FastifyError, { databaseTrouble }: RouteOptions): IdentityError {
  if (error instanceof IdentityError) return error;
  const trouble = databaseTrouble(error);
  if (trouble === 'down') return unavailable();
  if (trouble === 'bad_value') return invalidParameter('A member of the request has a value that cannot be kept.');
  const isTheirs = error.statusCode !== undefined && error.statusCode < 500;
  return isTheirs
    ? new IdentityError('SerializationException', 'The request could not be read.')
    : new IdentityError('InternalErrorException', 'Something went wrong. Please try again.');
}

/** The message is sent in the body only: it may contain input from the caller, which is not safe in a header. */
function sendError(reply: FastifyReply, { name, message, status }: IdentityError) {
  return reply
    .code(status)
    .type(contentType)
    .header('cache-control', 'no-store')
    .header('x-amzn-errortype', `${name}:`)
    .serializer(String)
    .send(JSON.stringify({ __type: name, message }));
}
