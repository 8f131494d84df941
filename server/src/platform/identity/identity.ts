import { z } from 'zod';

/** A user of a directory. Only both fields together identify them: another directory may use the same ids. */
export type Person = { issuer: string; subject: string };

/** What a directory keeps of a user, as text: the address and whether it is verified, names, consents. */
export type Attributes = Record<string, string>;

/** The person of a token, with their attributes where the directory has just read them to know the token. */
type KnownPerson = Person & { attributes?: Attributes };

/** The group of the directory whose members may open the operator's console. */
export const operatorGroup = 'operators';

/** Whether a token's person is an operator, and whether two steps guard their login. */
export type Clearance = 'none' | 'one_step' | 'two_steps';

/** The code of a sign-up that waits for it, or one to choose a new password with. */
type WantedCode = { kind: 'sign_up' | 'new_password'; email: string; subject: string };

/** The user directory, as the product uses it. Calls about somebody need their access token, but for the last two. */
export type Identity = {
  /** The person a token belongs to, or undefined when it is invalid, forged, expired or revoked. */
  personOf(token: string): Promise<KnownPerson | undefined>;
  /** When the person last signed in, with this token or one that it was renewed from. */
  signedInAt(token: string): Promise<Date | undefined>;
  clearanceOf(token: string): Promise<Clearance>;
  /** The person's attributes in the directory, or undefined when they no longer exist there. */
  attributesOf(token: string): Promise<Attributes | undefined>;
  setAttributes(token: string, attributes: Attributes): Promise<void>;
  /** Deletes the person from the directory. Safe to repeat. */
  remove(token: string): Promise<void>;
  /** Has the directory mail a code, as its own forms do and within the same limits. */
  sendCode(wanted: WantedCode): Promise<'sent' | 'too_often' | 'not_sent' | 'refused'>;
  /** Ends every session of somebody; false where only the pool's own console can. */
  endSessions(subject: string): Promise<boolean>;
};

/** The directory's configuration for clients. */
export type IdentityClientConfig = {
  mode: 'embedded' | 'cognito';
  region: string;
  userPoolId: string;
  /** For clients that keep their refresh token. */
  clientId: string;
  /** The client that browsers use. */
  webClientId: string;
  /** What the directory mails after sign-up. */
  verification: 'code' | 'link';
  rotatingClientId?: string;
  endpoint?: string;
};

/** Calls one operation of the provider's protocol, which both directories share. */
export type CallDirectory = (operation: string, input: object) => Promise<Record<string, unknown>>;

const AttributeList = z.array(z.object({ Name: z.string(), Value: z.string().default('') }));

const gone = new Set(['UserNotFoundException', 'NotAuthorizedException']);

/** What the two directories do each in their way. */
type Own = Pick<Identity, 'personOf' | 'signedInAt' | 'clearanceOf' | 'endSessions'> & { clientId: string };

const outcomes: Record<string, 'too_often' | 'not_sent' | 'refused'> = {
  LimitExceededException: 'too_often',
  TooManyRequestsException: 'too_often',
  CodeDeliveryFailureException: 'not_sent',
  InvalidParameterException: 'refused',
  NotAuthorizedException: 'refused',
  UserNotFoundException: 'refused',
};

/** The directory calls other than token verification, over the shared protocol. */
export function identityOver(call: CallDirectory, { clientId, ...own }: Own): Identity {
  return {
    ...own,

    async sendCode({ kind, email, subject }) {
      const named = { ClientId: clientId, Username: email };
      try {
        if (kind === 'new_password') await call('ForgotPassword', named);
        else await call('ResendConfirmationCode', { ...named, ClientMetadata: { sign_up: subject } });
        return 'sent';
      } catch (error) {
        const outcome = error instanceof Error ? outcomes[error.name] : undefined;
        if (outcome) return outcome;
        throw error;
      }
    },

    async attributesOf(token) {
      const user = await unlessGone(() => call('GetUser', { AccessToken: token }));
      if (!user) return undefined;
      const attributes = AttributeList.parse(user.UserAttributes);
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
