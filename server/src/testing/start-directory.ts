import type { AddressInfo } from 'node:net';
import {
  CognitoIdentityProviderClient,
  type CognitoIdentityProviderClientConfig,
} from '@aws-sdk/client-cognito-identity-provider';
import { startTestApp } from './start-test-app.ts';
import { until } from './until.ts';

export const password = 'Passw0rd!x';

type Options = Parameters<typeof startTestApp>[0];

/** The real application on a real port, for the directory's official clients. Its clock follows theirs. */
export async function startDirectory(options: Options = {}) {
  const test = await startTestApp(options);
  test.clock.now = new Date();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const clientConfig = await clientConfigAt(origin);

  const emailsTo = async (email: string) => {
    const emails = (await test.outbox?.newest(1000)) ?? [];
    return emails
      .map(({ source }) => source)
      .filter((source) => /^To: (.*)$/m.exec(source)?.[1]?.toLowerCase() === email.toLowerCase());
  };
  const codesSeen = new Map<string, string>();

  /** Waits for the next code mailed to somebody. */
  async function codeFor(email: string): Promise<string> {
    let code: string | undefined;
    await until(async () => {
      code = (await emailsTo(email)).map(codeIn).find((found) => found !== undefined);
      return code !== undefined && code !== codesSeen.get(email);
    });
    codesSeen.set(email, code ?? '');
    return code ?? '';
  }

  let people = 0;
  return {
    ...test,
    origin,
    clientConfig,
    directory: embeddedIn(test),
    codeFor,
    emailsTo,
    newEmail: () => `person${people++}.${Date.now().toString(36)}@test.example`,
    /** The SDK, as used by an operator or another program. It never retries, so that each response is seen. */
    sdk: (config: CognitoIdentityProviderClientConfig = {}) =>
      new CognitoIdentityProviderClient({
        region: clientConfig.region,
        endpoint: clientConfig.endpoint,
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

type ClientConfig = Record<'region' | 'endpoint' | 'userPoolId' | 'clientId' | 'rotatingClientId', string>;

/** Reads the configuration for the directory's clients from a host. */
export async function clientConfigAt(origin: string): Promise<ClientConfig> {
  return ((await (await fetch(`${origin}/config.json`)).json()) as { identity: ClientConfig }).identity;
}

export const codeIn = (source: string) => /^ {4}(\d{6})$/m.exec(source)?.[1];
