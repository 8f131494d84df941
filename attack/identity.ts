import { setTimeout as pause } from 'node:timers/promises';
import {
  ask,
  type Check,
  codeSentTo,
  directory,
  goodPassword,
  newAddress,
  newPerson,
  signIn,
  signUp,
  type Target,
  tokensIn,
} from './target.ts';

const typeOf = ({ json }: { json: Record<string, unknown> }) =>
  String(json.__type ?? '')
    .split('#')
    .at(-1);

/** Guessing passwords, taking over accounts and finding out who has one. */
export async function identity(target: Target): Promise<Check[]> {
  return [
    await guessing(target),
    await hijackedSignUp(target),
    await takenOver(target),
    await weakPasswords(target),
    await refreshedTwice(target),
    await strangers(target),
    await deleted(target),
  ];
}

async function guessing(target: Target): Promise<Check> {
  const { email } = await newPerson(target);
  const guesses = await Promise.all(Array.from({ length: 40 }, (_, n) => signIn(target, email, `Wrong-Horse-${n}`)));
  const lookedAt = guesses.filter(
    (answer) => typeOf(answer) === 'NotAuthorizedException' && /Incorrect/.test(answer.text),
  );
  return {
    name: 'forty guesses at once are not forty looks at a password',
    held: lookedAt.length <= 10 && guesses.every(({ status }) => status === 400),
    seen: `${lookedAt.length} looked at`,
  };
}

/** A stranger signed up with the owner's address first; the owner signs up and types the code of their own e-mail. */
async function hijackedSignUp(target: Target): Promise<Check> {
  const email = newAddress();
  await signUp(target, email, 'Strangers-Horse-9');
  const second = await signUp(target, email, goodPassword);
  await directory(target, 'ConfirmSignUp', { Username: email, ConfirmationCode: await codeSentTo(target, email) });
  const [owner, stranger] = [await signIn(target, email), await signIn(target, email, 'Strangers-Horse-9')];
  return {
    name: 'whoever confirms an address has their own password, not that of a stranger before them',
    held: second.status === 200 && owner.status === 200 && stranger.status !== 200,
    seen: `sign-up ${second.status}, owner ${owner.status}, stranger ${stranger.status}`,
  };
}

/** What an access token alone must not allow once the sign-in is no longer recent: tried with a refreshed token. */
async function takenOver(target: Target): Promise<Check> {
  const { email, token } = await newPerson(target);
  const answers = await Promise.all([
    directory(target, 'ChangePassword', {
      AccessToken: token,
      PreviousPassword: 'Wrong-Horse-1',
      ProposedPassword: 'Other-Horse-22',
    }),
    directory(target, 'AdminDeleteUser', { Username: email }),
    directory(target, 'AdminSetUserPassword', { Username: email, Password: 'Other-Horse-22', Permanent: true }),
  ]);
  const still = await signIn(target, email);
  return {
    name: 'a password is not changed without the old one, and nobody is an operator without a signature',
    held: still.status === 200 && answers.every(({ status }) => status >= 400 && status < 500),
    seen: answers.map((answer) => typeOf(answer)).join(', '),
  };
}

async function weakPasswords(target: Target): Promise<Check> {
  const tried = ['Password1!', 'Qwerty123!', 'Welcome1!', 'short-A1', 'nocapital-1'];
  const answers = await Promise.all(tried.map((password) => signUp(target, newAddress(), password)));
  const policy = await signUp(target, newAddress(), goodPassword, 'false');
  return {
    name: 'well-known passwords and sign-ups without the privacy policy are refused',
    held: answers.slice(0, 3).every(({ status }) => status === 400) && policy.status === 400,
    seen: `${answers.map(({ status }) => status).join(', ')}; without policy ${policy.status}`,
  };
}

async function refreshedTwice(target: Target): Promise<Check> {
  const { email } = await newPerson(target);
  const { RefreshToken = '' } = tokensIn(await signIn(target, email));
  const refresh = async () => await directory(target, 'GetTokensFromRefreshToken', { RefreshToken });
  const first = await refresh();
  // Longer than the grace period for two tabs.
  await pause(6000);
  const second = await refresh();
  return {
    name: 'a refresh token is good for one use',
    held: first.status === 200 && second.status !== 200,
    seen: `${first.status}, ${second.status}`,
  };
}

/**
 * A wrong password must get the same answer for every address. Sign-up and a forgotten password may reveal only what
 * they must.
 */
async function strangers(target: Target): Promise<Check> {
  const [{ email }, nobody] = [await newPerson(target), newAddress()];
  const said = async (address: string) => {
    const answer = await signIn(target, address, 'Wrong-Horse-1');
    return `${answer.status} ${typeOf(answer)}: ${String(answer.json.message ?? '')}`;
  };
  const [known, unknown] = [await said(email), await said(nobody)];
  return {
    name: 'a wrong password does not reveal who has an account',
    held: known === unknown,
    seen: known === unknown ? 'alike' : `${known} | ${unknown}`,
  };
}

async function deleted(target: Target): Promise<Check> {
  const { email, token } = await newPerson(target);
  await ask(target, 'GET', '/api/get-user', { token });
  await directory(target, 'DeleteUser', { AccessToken: token });
  const [user, again] = [await ask(target, 'GET', '/api/get-user', { token }), await signIn(target, email)];
  return {
    name: 'a deleted sign-in opens nothing',
    held: user.status === 401 && again.status === 400,
    seen: `${user.status}, ${again.status}`,
  };
}
