import type { AddressInfo } from 'node:net';
import {
  CognitoIdentityProviderClient,
  type CognitoIdentityProviderClientConfig,
} from '@aws-sdk/client-cognito-identity-provider';
import { startTestApp } from './start-test-app.ts';
import { until } from './until.ts';

export const password = 'Passw0rd!x';

type Options = Parameters<typeof startTestApp>[0];

/** The real application on a real port, for the official clients of the directory. The clock goes with theirs. */
export async function startDirectory(options: Options = {}) {
  const test = await startTestApp(options);
  test.clock.now = new Date();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const place = await placeAt(origin);

  const lettersTo = async (email: string) => {
    const letters = (await test.outbox?.newest(1000)) ?? [];
    return letters
      .map(({ source }) => source)
      .filter((source) => /^To: (.*)$/m.exec(source)?.[1]?.toLowerCase() === email.toLowerCase());
  };
  const codesSeen = new Map<string, string>();

  /** The next code that is mailed to somebody. */
  async function codeFor(email: string): Promise<string> {
    let code: string | undefined;
    await until(async () => {
      code = (await lettersTo(email)).map(codeIn).find((found) => found !== undefined);
      return code !== undefined && code !== codesSeen.get(email);
    });
    codesSeen.set(email, code ?? '');
    return code ?? '';
  }

  let people = 0;
  return {
    ...test,
    origin,
    place,
    directory: embeddedIn(test),
    codeFor,
    lettersTo,
    newEmail: () => `person${people++}.${Date.now().toString(36)}@test.example`,
    /** The SDK, as an operator or another program uses it. It never retries, so that each answer is seen. */
    sdk: (config: CognitoIdentityProviderClientConfig = {}) =>
      new CognitoIdentityProviderClient({
        region: place.region,
        endpoint: place.endpoint,
        maxAttempts: 1,
        credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
        requestHandler: { httpAgent: { keepAlive: false } },
        ...config,
      }),
  };
}

function embeddedIn({ platform }: Awaited<ReturnType<typeof startTestApp>>) {
  const { directory } = platform.identity;
  if (!directory) throw new Error('These tests are about the embedded directory.');
  return directory;
}

export type TestDirectory = Awaited<ReturnType<typeof startDirectory>>;

type Place = Record<'region' | 'endpoint' | 'userPoolId' | 'clientId' | 'rotatingClientId', string>;

/** Where a host says its directory is. */
export async function placeAt(origin: string): Promise<Place> {
  return ((await (await fetch(`${origin}/config.json`)).json()) as { identity: Place }).identity;
}

export const codeIn = (source: string) => /^ {4}(\d{6})$/m.exec(source)?.[1];
