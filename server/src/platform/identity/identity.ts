import { z } from 'zod';

/** Somebody a directory knows. Only both together name them: another directory may use the same ids. */
export type Person = { issuer: string; subject: string };

/** The user directory, as the product needs it. Everything is asked for with the person's own access token. */
export type Identity = {
  /** The person a token belongs to, or undefined when it is nobody's, forged, over or ended. */
  personOf(token: string): Promise<Person | undefined>;
  /** When the person last signed in themselves, with this token or one that it was renewed from. */
  signedInAt(token: string): Promise<Date | undefined>;
  /** What the directory keeps about the person, or undefined when it does not know them any more. */
  attributesOf(token: string): Promise<Record<string, string> | undefined>;
  setAttributes(token: string, attributes: Record<string, string>): Promise<void>;
  /** Removes the person with their sign-in. Safe to repeat. */
  remove(token: string): Promise<void>;
};

/** What clients of the directory need to know. */
export type IdentityClientConfig = {
  mode: 'embedded' | 'cognito';
  region: string;
  userPoolId: string;
  /** For programs that keep their refresh token. */
  clientId: string;
  /** The client that browsers use. */
  webClientId: string;
  /** What it mails after sign-up. */
  verification: 'code' | 'link';
  rotatingClientId?: string;
  endpoint?: string;
};

/** Makes one operation of the provider's protocol, the same for both directories. */
export type CallDirectory = (operation: string, input: object) => Promise<Record<string, unknown>>;

const Attributes = z.array(z.object({ Name: z.string(), Value: z.string().default('') }));

const gone = new Set(['UserNotFoundException', 'NotAuthorizedException']);

type Tokens = Pick<Identity, 'personOf' | 'signedInAt'>;

/** What is asked of the directory beyond its tokens, over the protocol that both speak. */
export function identityOver(call: CallDirectory, tokens: Tokens): Identity {
  return {
    ...tokens,

    async attributesOf(token) {
      const user = await unlessGone(() => call('GetUser', { AccessToken: token }));
      if (!user) return undefined;
      const attributes = Attributes.parse(user.UserAttributes);
      return Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]));
    },

    async setAttributes(token, attributes) {
      const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
      await call('UpdateUserAttributes', { AccessToken: token, UserAttributes });
    },

    async remove(token) {
      await unlessGone(() => call('DeleteUser', { AccessToken: token }));
    },
  };
}

async function unlessGone<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && gone.has(error.name)) return undefined;
    throw error;
  }
}
