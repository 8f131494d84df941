import { expect, test } from 'vitest';
import { after, millisecondsIn } from '../base/durations.ts';
import { functionKey, startFunctionHost } from '../testing/function-host.ts';

const echo = async (event: unknown) => ({ heard: event });
const path = '/2015-03-31/functions/echo/invocations';
const arn = 'arn:aws:lambda:us-east-1:123456789012:function:echo';

test('a call is answered with what the function returns', async () => {
  const { invoke } = await startFunctionHost({ echo });
  expect(await invoke({ a: 1 })).toMatchObject({
    StatusCode: 200,
    ExecutedVersion: '$LATEST',
    FunctionError: undefined,
    result: { heard: { a: 1 } },
  });
});

test('a function goes by its name, its ARN and the name of its version', async () => {
  const { invoke } = await startFunctionHost({ echo });
  for (const FunctionName of ['echo', 'echo:$LATEST', arn, `${arn}:$LATEST`, '123456789012:function:echo'])
    expect(await invoke(1, { FunctionName })).toMatchObject({ result: { heard: 1 } });
  expect(await invoke(1, { Qualifier: '$LATEST' })).toMatchObject({ result: { heard: 1 } });

  for (const input of [
    { FunctionName: 'other' },
    { FunctionName: 'constructor' },
    { Qualifier: 'blue' },
    { FunctionName: 'echo:7' },
    { FunctionName: arn.replace('us-east-1', 'eu-west-1') },
  ])
    await expect(invoke(1, input)).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      Type: 'User',
      $metadata: { httpStatusCode: 404 },
    });
  for (const input of [{ FunctionName: 'no such name!' }, { FunctionName: 'echo:$LATEST', Qualifier: 'blue' }])
    await expect(invoke(1, input)).rejects.toMatchObject({ name: 'InvalidParameterValueException' });
});

test('the three ways to call: to wait, to be heard, to ask whether one may', async () => {
  const ran: unknown[] = [];
  const { invoke } = await startFunctionHost({ echo: async (event) => void ran.push(event) });
  expect(await invoke('dry', { InvocationType: 'DryRun' })).toMatchObject({ StatusCode: 204 });
  expect(ran).toEqual([]);
  expect(await invoke('event', { InvocationType: 'Event' })).toMatchObject({ StatusCode: 202, result: undefined });
  expect(await invoke('wait')).toMatchObject({ StatusCode: 200, result: null });
  expect(ran).toEqual(['event', 'wait']);
  await expect(invoke('?', { InvocationType: 'Sometimes' as never })).rejects.toMatchObject({
    name: 'InvalidParameterValueException',
  });
});

test('the tail of the log comes along for whoever asks', async () => {
  const { invoke } = await startFunctionHost({ echo });
  const { LogResult = '' } = await invoke(1, { LogType: 'Tail' });
  expect(Buffer.from(LogResult, 'base64').toString()).toMatch(/^START RequestId: .*\n.*\nREPORT .*Duration: /);
  expect((await invoke(1)).LogResult).toBeUndefined();
});

test('a function that throws, or says too much, is an answer with its name and none of its words', async () => {
  const { invoke } = await startFunctionHost({
    echo: async () => {
      throw new TypeError('the text of a resume');
    },
    long: async () => 'x'.repeat(7_000_000),
  });
  expect(await invoke(1)).toMatchObject({
    StatusCode: 200,
    FunctionError: 'Unhandled',
    result: { errorType: 'TypeError', errorMessage: 'The function failed.' },
  });
  expect(await invoke(1, { FunctionName: 'long' })).toMatchObject({
    FunctionError: 'Unhandled',
    result: { errorType: 'Function.ResponseSizeTooLarge' },
  });
});

test('what cannot be read is refused by name', async () => {
  const { invoke, clientWith } = await startFunctionHost({ echo });
  for (const body of [Buffer.from('{"a":'), Buffer.from([0x22, 0xff, 0x22])])
    await expect(invoke(body)).rejects.toMatchObject({
      name: 'InvalidRequestContentException',
      message: 'Could not parse request body into json.',
    });
  expect(await invoke(new Uint8Array())).toMatchObject({ result: { heard: {} } });

  for (const bytes of [6_291_457, 12_000_000])
    await expect(invoke(Buffer.alloc(bytes, 32))).rejects.toMatchObject({
      name: 'RequestTooLargeException',
      $metadata: { httpStatusCode: 413 },
    });
  await expect(invoke(Buffer.alloc(1_048_577, 32), { InvocationType: 'Event' })).rejects.toMatchObject({
    name: 'RequestTooLargeException',
  });
  expect(await invoke(Buffer.from(`"${'a'.repeat(6_000_000)}"`), { InvocationType: 'DryRun' })).toMatchObject({
    StatusCode: 204,
  });

  const form = clientWith();
  form.middlewareStack.add(
    (next) => async (args) => {
      (args.request as { headers: Record<string, string> }).headers['content-type'] = 'text/csv';
      return await next(args);
    },
    { step: 'build' },
  );
  await expect(invoke(1, {}, form)).rejects.toMatchObject({ name: 'UnsupportedMediaTypeException' });
});

test('only the key opens it', async () => {
  const { endpoint, invoke, clientWith } = await startFunctionHost({ echo });
  const unsigned = await fetch(`${endpoint}${path}`, { method: 'POST', body: '{}' });
  expect([unsigned.status, unsigned.headers.get('x-amzn-errortype')]).toEqual([
    403,
    'MissingAuthenticationTokenException',
  ]);
  const unreadable = await fetch(`${endpoint}${path}`, {
    method: 'POST',
    body: '{}',
    headers: { authorization: 'me' },
  });
  expect(unreadable.headers.get('x-amzn-errortype')).toBe('IncompleteSignatureException');

  const credentials = { accessKeyId: functionKey.id, secretAccessKey: functionKey.secret };
  const by = (config: Parameters<typeof clientWith>[0]) => invoke(1, {}, clientWith(config));
  await expect(by({ credentials: { ...credentials, secretAccessKey: 'guessed' } })).rejects.toMatchObject({
    name: 'InvalidSignatureException',
    $metadata: { httpStatusCode: 403 },
  });
  await expect(by({ credentials: { ...credentials, accessKeyId: 'AKIASOMEBODYELSE' } })).rejects.toMatchObject({
    name: 'UnrecognizedClientException',
  });
  await expect(by({ region: 'eu-west-1' })).rejects.toMatchObject({ name: 'InvalidSignatureException' });
});

test('a signature is good for five minutes, and a client whose clock is wrong is told the time', async () => {
  const { invoke, clientWith, clock } = await startFunctionHost({ echo });
  const later = after(new Date(), 20 * millisecondsIn.minute);
  clock.now = () => later;
  await expect(invoke(1)).rejects.toMatchObject({ name: 'InvalidSignatureException' });
  expect(await invoke(1, {}, clientWith({ maxAttempts: 3 }))).toMatchObject({ StatusCode: 200 });
});

test('a signature covers the content and the question', async () => {
  const { invoke, clientWith } = await startFunctionHost({ echo });
  const changing = (change: (request: { body: unknown; query: Record<string, string> }) => void) => {
    const client = clientWith();
    client.middlewareStack.add(
      (next) => async (args) => {
        change(args.request as never);
        return await next(args);
      },
      { step: 'deserialize', priority: 'low' },
    );
    return invoke(1, { Qualifier: '$LATEST' }, client);
  };
  expect(await changing(() => {})).toMatchObject({ result: { heard: 1 } });
  await expect(changing((request) => Object.assign(request, { body: '2' }))).rejects.toMatchObject({
    name: 'InvalidSignatureException',
  });
  await expect(changing(({ query }) => Object.assign(query, { Qualifier: 'blue' }))).rejects.toMatchObject({
    name: 'InvalidSignatureException',
  });
});

test('whoever is one too many is asked to come again, and the same call again joins the first', async () => {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  let runs = 0;
  const { invoke } = await startFunctionHost(
    {
      echo: async (event) => {
        runs += 1;
        begun.resolve();
        await gate.promise;
        return { heard: event };
      },
    },
    { most: 1 },
  );
  const first = invoke('first');
  await begun.promise;
  const again = invoke('first');
  for (const InvocationType of ['RequestResponse', 'Event'] as const)
    await expect(invoke('second', { InvocationType })).rejects.toMatchObject({
      name: 'TooManyRequestsException',
      Reason: 'ConcurrentInvocationLimitExceeded',
      retryAfterSeconds: '1',
      $metadata: { httpStatusCode: 429 },
    });
  gate.resolve();
  expect((await first).result).toEqual((await again).result);
  expect((await invoke('first')).result).toEqual({ heard: 'first' });
  expect(runs).toBe(1);
  expect(await invoke('second')).toMatchObject({ StatusCode: 200 });
});

test('a failure is not remembered', async () => {
  let runs = 0;
  const { invoke } = await startFunctionHost({
    echo: async () => {
      runs += 1;
      if (runs === 1) throw new Error('not yet');
      return 'well';
    },
  });
  expect(await invoke(1)).toMatchObject({ FunctionError: 'Unhandled' });
  expect(await invoke(1)).toMatchObject({ FunctionError: undefined, result: 'well' });
});

test('there is nothing else to find', async () => {
  const { endpoint } = await startFunctionHost({ echo });
  for (const other of ['/', '/2015-03-31/functions/', '/2015-03-31/functions/%ff/invocations'])
    expect((await fetch(`${endpoint}${other}`)).ok).toBe(false);
});
