import type { AddressInfo } from 'node:net';
import { InvokeCommand, type InvokeCommandInput, LambdaClient, type LambdaClientConfig } from '@aws-sdk/client-lambda';
import { onTestFinished } from 'vitest';
import { createFunctionApp, type FunctionBody } from '../function/function-app.ts';
import { createLog } from '../process/log.ts';

export const functionKey = { id: 'AKIAFUNCTIONOFTESTS', secret: 'a secret that is only for tests of functions' };
export const functionRegion = 'us-east-1';

/** A host that serves these functions on a free port, and the official client to call it with. */
export async function startFunctionHost(functions: Record<string, FunctionBody>, { most = 8 } = {}) {
  const clock = { now: () => new Date() };
  const app = createFunctionApp({
    functions,
    key: functionKey,
    region: functionRegion,
    most,
    now: () => clock.now(),
    log: createLog('silent'),
  });
  let heard: (attempt: unknown) => void = () => {};
  app.addHook('onRequest', async (request) => heard(request.headers['amz-sdk-request']));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const endpoint = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  onTestFinished(async () => await app.close());

  function clientWith(config: LambdaClientConfig = {}): LambdaClient {
    const client = new LambdaClient({
      region: functionRegion,
      endpoint,
      credentials: { accessKeyId: functionKey.id, secretAccessKey: functionKey.secret },
      maxAttempts: 1,
      ...config,
    });
    onTestFinished(() => client.destroy());
    return client;
  }

  const client = clientWith();
  return {
    endpoint,
    clock,
    clientWith,
    /** Sets a listener for every call, before it is checked. */
    onCall(listener: typeof heard) {
      heard = listener;
    },
    /** Calls a function; `event` is its payload, whatever it is. */
    async invoke(event: unknown, input: Partial<InvokeCommandInput> = {}, by = client) {
      const Payload = event instanceof Uint8Array ? event : Buffer.from(JSON.stringify(event));
      const answer = await by.send(new InvokeCommand({ FunctionName: 'echo', Payload, ...input }));
      const text = Buffer.from(answer.Payload ?? '').toString();
      return { ...answer, FunctionError: answer.FunctionError, result: text === '' ? undefined : JSON.parse(text) };
    },
  };
}
