import { createHash, randomUUID } from 'node:crypto';
import type { AccessKey } from '@redmark/directory/signature-v4';
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { millisecondsIn } from '../base/durations.ts';
import { httpPatience } from '../http/limits/request-timeouts.ts';
import type { Log } from '../process/log.ts';
import { FunctionError } from './function-error.ts';
import { eventIn, functionMeant, invocationTypeOf, payloadBytes } from './invocation.ts';
import { requireClaim, requireSignature } from './require-signature.ts';
import { createRuns } from './runs.ts';

export type FunctionBody = (event: unknown) => Promise<unknown>;

type Options = {
  functions: Record<string, FunctionBody>;
  key: AccessKey;
  region: string;
  /** The most calls at once, including those that wait for a thread. */
  most: number;
  now: () => Date;
  log: Log;
};

/** The result of a function, or its failure: both are a reply to the call. */
type Outcome = { payload: string; failed: boolean };
type Call = { Params: { name: string }; Querystring: { Qualifier?: string } };

/**
 * A body that is too large is read a little further, so that its sender gets an error instead of a broken connection.
 */
const bodyBytes = 4 * payloadBytes.RequestResponse;
/** How long a request may take to arrive. */
const arrivalMilliseconds = millisecondsIn.minute;
const longestArn = 512;
const json = 'application/json';

/** AWS Lambda's Invoke call for functions of this process, for callers that have the key. */
export function createFunctionApp({ functions, key, region, most, now, log }: Options): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    genReqId: () => randomUUID(),
    bodyLimit: bodyBytes,
    ...httpPatience,
    requestTimeout: arrivalMilliseconds,
    routerOptions: { maxParamLength: longestArn },
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) =>
      sendError(reply, new FunctionError('InvalidParameterValueException', 'The address is not valid.')),
  });
  const names = new Set(Object.keys(functions));
  const runOnce = createRuns<Outcome>({ most, isKept: ({ failed }) => !failed });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-amzn-requestid', request.id).header('date', now().toUTCString());
    requireClaim(request.headers, key);
  });
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const refusal = refusalFor(error);
    if (refusal.name === 'ServiceException') log.error(error);
    return sendError(reply, refusal);
  });
  app.setNotFoundHandler((_request, reply) =>
    sendError(reply, new FunctionError('UnknownOperationException', 'There is no such operation.')),
  );

  app.post<Call>('/2015-03-31/functions/:name/invocations', async (request, reply) => {
    const { method, url: path, headers } = request;
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    requireSignature({ method, path, headers, body }, key, region, now());
    const qualifier = request.query.Qualifier;
    const name = functionMeant({ name: request.params.name, qualifier, region, functions: names });
    const type = invocationTypeOf(headerOf(headers['x-amz-invocation-type']));
    const run = functions[name];
    if (!run) throw new FunctionError('ResourceNotFoundException', `Function not found: ${name}`);
    const event = eventIn(body, headers['content-type'], type);
    if (type === 'DryRun') return await reply.code(204).send();

    const content = createHash('sha256').update(name).update('\n').update(body).digest('hex');
    const begun = performance.now();
    const running = runOnce(content, async () => await outcomeOf(run, event, log));
    if (type === 'Event') {
      await accepted(running);
      return await reply.code(202).send();
    }
    const { payload, failed } = await running;
    reply.header('x-amz-executed-version', '$LATEST').type(json);
    if (failed) reply.header('x-amz-function-error', 'Unhandled');
    if (headers['x-amz-log-type'] === 'Tail')
      reply.header('x-amz-log-result', tailOf(request.id, performance.now() - begun));
    return await reply.send(payload);
  });
  return app;
}

/** Fire and forget: only an error that prevents the start is reported, and that one is known at once. */
async function accepted(running: Promise<Outcome>) {
  const begun = new Promise<void>((resolve) => setImmediate(resolve));
  await Promise.race([running, begun]);
  running.catch(() => {});
}

async function outcomeOf(run: FunctionBody, event: unknown, log: Log): Promise<Outcome> {
  try {
    const payload = JSON.stringify((await run(event)) ?? null);
    if (Buffer.byteLength(payload) <= payloadBytes.answer) return { payload, failed: false };
    return failure(
      'Function.ResponseSizeTooLarge',
      `Response payload size exceeded maximum allowed payload size (${payloadBytes.answer} bytes).`,
    );
  } catch (error) {
    // Only the kind of the error is returned: its message could quote the resume.
    log.error(error);
    return failure(error instanceof Error ? error.name : 'Error', 'The function failed.');
  }
}

function failure(errorType: string, errorMessage: string): Outcome {
  return { payload: JSON.stringify({ errorMessage, errorType, trace: [] }), failed: true };
}

function tailOf(requestId: string, milliseconds: number): string {
  return Buffer.from(
    `START RequestId: ${requestId} Version: $LATEST\nEND RequestId: ${requestId}\n` +
      `REPORT RequestId: ${requestId}\tDuration: ${milliseconds.toFixed(2)} ms\n`,
  ).toString('base64');
}

const headerOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

function refusalFor(error: FastifyError): FunctionError {
  if (error instanceof FunctionError) return error;
  if (error.statusCode === 413)
    return new FunctionError(
      'RequestTooLargeException',
      `Request must be smaller than ${payloadBytes.RequestResponse} bytes for the InvokeFunction operation`,
    );
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new FunctionError('InvalidRequestContentException', 'The request could not be read.');
  return new FunctionError('ServiceException', 'The service encountered an internal error.');
}

function sendError(reply: FastifyReply, error: FunctionError) {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  return reply
    .code(error.status)
    .type(json)
    .header('x-amzn-errortype', error.name)
    .serializer(String)
    .send(JSON.stringify(error.body));
}
