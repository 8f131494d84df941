import { createHmac, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** Where the product of the journeys answers. */
export const url = process.env.E2E_URL ?? 'http://127.0.0.1:3000';
const outbox = join(process.env.E2E_DATA ?? 'data', 'outbox');

type Account = { email: string; password: string; firstName: string };

export const password = 'Correct-Horse-7';
export const newAddress = () => `ada.${randomUUID()}@example.com`;

/** An account created by direct calls to the directory, with its address confirmed unless specified otherwise. */
export async function newAccount({ confirmed = true, firstName = 'Ada' } = {}): Promise<Account> {
  const account = { email: newAddress(), password, firstName };
  await ask('SignUp', {
    Username: account.email,
    Password: account.password,
    UserAttributes: [
      { Name: 'email', Value: account.email },
      { Name: 'given_name', Value: account.firstName },
      { Name: 'family_name', Value: 'Lovelace' },
      { Name: 'custom:privacy_policy', Value: 'true' },
      { Name: 'custom:regular_tips', Value: 'false' },
    ],
  });
  if (confirmed)
    await ask('ConfirmSignUp', { Username: account.email, ConfirmationCode: await codeSentTo(account.email) });
  return account;
}

/** The newest code in the e-mails to an address; `not` is one that has been read before. */
export async function codeSentTo(email: string, not?: string): Promise<string> {
  let code: string | undefined;
  await expect(() => {
    const newestFirst = readdirSync(outbox)
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .reverse();
    // Other e-mails, such as the welcome, may come after the one with the code.
    code = newestFirst
      .values()
      .map((name) => codeIn(name, email))
      .find((found) => found !== undefined);
    expect(code).toBeDefined();
    expect(code).not.toBe(not);
  }).toPass({ timeout: 10_000 });
  return code as string;
}

/** The code in an e-mail of the outbox, where it is to this address and has one. */
function codeIn(name: string, email: string): string | undefined {
  const source = readFileSync(join(outbox, name), 'utf8');
  if (!new RegExp(`^To: .*${email.replaceAll('.', '\\.')}`, 'm').test(source)) return undefined;
  return /^\s*(\d{6})\s*$/m.exec(source.split('text/plain')[1] ?? '')?.[1];
}

/** Fills in the form of /signup, which is open, and sends it. */
export async function fillSignUp(page: Page, email: string) {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Retype password', { exact: true }).fill(password);
  await page.getByLabel(/Terms of Use/).check();
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
}

export async function fillLogin(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

export async function logIn(page: Page, account: Account) {
  await page.goto('/login');
  await fillLogin(page, account);
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { name: `Hi ${account.firstName}` })).toBeVisible();
}

/**
 * Opens the dashboard as somebody who is logged in, without the forms and proofs of a login: for tests that are about
 * something else, since a login takes a browser over a second of its processor.
 */
export async function beLoggedIn(page: Page, account: Account) {
  await takeSession(page, account.email);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: `Hi ${account.firstName}` })).toBeVisible();
}

/** Gives a browser the session of a new account, for a test that opens another page than the dashboard first. */
export async function beNewcomer(page: Page, person: Parameters<typeof newAccount>[0] = {}): Promise<Account> {
  const account = await newAccount(person);
  await takeSession(page, account.email);
  return account;
}

let kept: Account | undefined;

/** Gives a browser a session of an account shared by tests that do not change it; answers its token as well. */
export async function beSignedIn(page: Page): Promise<Account & { token: string }> {
  kept ??= await newAccount();
  return { ...kept, token: await takeSession(page, kept.email) };
}

/** Gives a browser a session of its own, whose token is answered: refresh tokens work once and cannot be shared. */
export async function takeSession(page: Page, email: string): Promise<string> {
  const session = await newSession(email);
  await putSession(page, session);
  return session.AccessToken;
}

/** Gives a browser this session, as its login would have left it there. */
export async function putSession(page: Page, { AccessToken, IdToken, RefreshToken }: Session) {
  const { identity } = await publicConfig();
  const { sub } = JSON.parse(Buffer.from(AccessToken.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  const client = `CognitoIdentityServiceProvider.${identity.webClientId}`;
  const storage = [
    [`${client}.LastAuthUser`, sub],
    [`${client}.${sub}.accessToken`, AccessToken],
    [`${client}.${sub}.idToken`, IdToken],
    [`${client}.${sub}.refreshToken`, RefreshToken],
    [`${client}.${sub}.clockDrift`, '0'],
    ['user', await userOf(AccessToken)],
  ] as const;
  // This page runs no script and so writes nothing itself.
  await page.goto('/robots.txt');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, storage);
}

/** What the product tells about whoever this token belongs to. The first such call makes the account. */
export async function userOf(AccessToken: string): Promise<string> {
  const answer = await fetch(`${url}/api/get-user`, { headers: { authorization: `Bearer ${AccessToken}` } });
  return await answer.text();
}

type Session = { AccessToken: string; IdToken: string; RefreshToken: string };

/** A session of its own for a program or another browser. */
export async function newSession(email: string): Promise<Session> {
  const AuthParameters = { USERNAME: email, PASSWORD: password };
  const answer = await ask('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
  return (answer as { AuthenticationResult: Session }).AuthenticationResult;
}

/** A session of an account whose login asks for a second step. */
export async function newSessionWithCode(email: string, code: string): Promise<Session> {
  const AuthParameters = { USERNAME: email, PASSWORD: password };
  const asked = await ask('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
  const answer = await ask('RespondToAuthChallenge', {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: (asked as { Session: string }).Session,
    ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: code },
  });
  return (answer as { AuthenticationResult: Session }).AuthenticationResult;
}

/** Turns two-step login on for whoever this token belongs to; returns the key of the app, whose present code is used. */
export async function addAuthenticator(AccessToken: string): Promise<string> {
  const { SecretCode } = (await ask('AssociateSoftwareToken', { AccessToken })) as { SecretCode: string };
  await ask('VerifySoftwareToken', { AccessToken, UserCode: authenticatorCode(SecretCode) });
  await ask('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } });
  return SecretCode;
}

type PublicConfig = { identity: { webClientId: string } };

const publicConfig = async () => (await (await fetch(`${url}/config.json`)).json()) as PublicConfig;

/** One call of the directory, in its clients' protocol. */
export async function ask(operation: string, body: Record<string, unknown>) {
  const { identity } = await publicConfig();
  const response = await fetch(`${url}/identity`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: identity.webClientId, ...body }),
  });
  if (!response.ok) throw new Error(`${operation}: ${await response.text()}`);
  return await response.json();
}

const codeSeconds = 30;
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code an authenticator app shows for a key, now or this many codes later. */
export function authenticatorCode(secret: string, later = 0): string {
  const bits = Array.from(secret, (letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / codeSeconds) + later));
  const digest = createHmac('sha1', key).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
