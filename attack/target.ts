import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The product under attack: its address, and the folder of its e-mails, from which codes are read. `from` is the
 * visitor's address as a proxy in front would report it.
 */
export type Target = { address: string; outbox: string; from?: string };

/** One attempt. `seen` says what happened, so that a report can be read without another run. */
export type Check = { name: string; held: boolean; seen: string };

export type Person = { email: string; password: string; token: string };

type Answer = { status: number; text: string; json: Record<string, unknown> };

const patience = 60_000;

/** A call of the API; `undefined` as a body sends none. */
export async function ask(
  { address, from }: Target,
  method: string,
  path: string,
  { body, token, type = 'application/json' }: { body?: unknown; token?: string | undefined; type?: string } = {},
): Promise<Answer> {
  const response = await fetch(new URL(path, address), {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': type }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(from === undefined ? {} : { 'x-forwarded-for': from }),
    },
    ...(body === undefined ? {} : { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  });
  const text = await response.text();
  let json: Record<string, unknown> = {};
  try {
    json = JSON.parse(text) as Record<string, unknown>;
  } catch {
    // Not every answer is JSON.
  }
  return { status: response.status, text, json };
}

/** A call of the user directory, as its clients make it. */
export async function directory(target: Target, operation: string, body: Record<string, unknown>): Promise<Answer> {
  const { json: site } = await ask(target, 'GET', '/config.json');
  const { webClientId, clientId } = site.identity as { webClientId?: string; clientId: string };
  const response = await fetch(new URL('/identity/', target.address), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: webClientId ?? clientId, ...body }),
    signal: AbortSignal.timeout(patience),
  });
  const text = await response.text();
  return { status: response.status, text, json: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> };
}

export const goodPassword = 'Correct-Horse-7';
export const newAddress = () => `attack.${randomUUID()}@example.com`;

export async function signUp(target: Target, email: string, password = goodPassword, policy = 'true') {
  return await directory(target, 'SignUp', {
    Username: email,
    Password: password,
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'given_name', Value: 'Mallory' },
      { Name: 'family_name', Value: 'Example' },
      { Name: 'custom:privacy_policy', Value: policy },
      { Name: 'custom:regular_tips', Value: 'false' },
    ],
  });
}

export async function signIn(target: Target, email: string, password = goodPassword): Promise<Answer> {
  return await directory(target, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
}

export const tokensIn = (answer: Answer) =>
  (answer.json.AuthenticationResult ?? {}) as { AccessToken?: string; IdToken?: string; RefreshToken?: string };

/** A new account with a verified address, signed in. */
export async function newPerson(target: Target, email = newAddress()): Promise<Person> {
  await signUp(target, email);
  await directory(target, 'ConfirmSignUp', { Username: email, ConfirmationCode: await codeSentTo(target, email) });
  const { AccessToken } = tokensIn(await signIn(target, email));
  if (AccessToken === undefined) throw new Error(`Nobody could be signed in at ${target.address}.`);
  return { email, password: goodPassword, token: AccessToken };
}

/** The newest code in the e-mails to an address; e-mails are written before the call that caused them is answered. */
export async function codeSentTo({ outbox }: Target, email: string): Promise<string> {
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    const code = readdirSync(outbox)
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .map((name) => readFileSync(join(outbox, name), 'utf8'))
      .filter((source) => source.includes(`To: ${email}`) || source.includes(`<${email}>`))
      .flatMap((source) => /^\s*(\d{6,8})\s*$/m.exec(source.split('text/plain')[1] ?? '')?.[1] ?? [])
      .at(-1);
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No letter with a code came to ${email}.`);
}

/** A link for an upload, with the id of its resume. */
export async function uploadLink(target: Target, token?: string): Promise<{ resumeId: string; url: string }> {
  const path = token === undefined ? '/api/resume/public-request-upload' : '/api/resume/request-upload';
  const { json } = await ask(target, 'POST', path, { body: { fileName: 'a.pdf', type: 'application/pdf' }, token });
  return json as { resumeId: string; url: string };
}

export async function put(target: Target, url: string, bytes: Uint8Array, type = 'application/pdf'): Promise<Answer> {
  return await ask(target, 'PUT', url, { body: bytes, type });
}

/** Starts a grading and polls until it is over. */
export async function grade(target: Target, resumeId: string, token?: string): Promise<Answer> {
  const path = token === undefined ? '/api/grading/public-start' : '/api/grading/start';
  for (const end = Date.now() + patience; ; ) {
    const answer = await ask(target, 'POST', path, { body: { resumeId }, token });
    const isOver = answer.status >= 400 || !['queued', 'running'].includes(String(answer.json.state));
    if (isOver || Date.now() > end) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
