import { type Directory, openDirectory } from '@redmark/directory';
import type { Config } from '../config/config.ts';
import { addAudit } from '../database/audit-log.ts';
import { embeddedIdentity } from '../platform/identity/embedded.ts';
import type { Identity, IdentityClientConfig } from '../platform/identity/identity.ts';
import type { Emails } from '../platform/mail/emails.ts';
import type { MailQueue } from '../platform/mail/mail-queue.ts';
import { keptSecret } from '../platform/secrets/kept-secret.ts';
import type { Services } from '../services.ts';

export type OpenIdentity = {
  identity: Identity;
  clientConfig: IdentityClientConfig;
  /** Set where this server hosts the directory itself. */
  directory: Directory | undefined;
  /** The directory's origin for browsers, when it is not this server's. */
  foreignOrigin: string | undefined;
};

/** For processes that sign nobody in. */
export const closedIdentity: OpenIdentity = {
  identity: {
    personOf: async () => undefined,
    signedInAt: async () => undefined,
    clearanceOf: async () => 'none',
    attributesOf: async () => undefined,
    setAttributes: async () => {},
    remove: async () => {},
    sendCode: async () => 'refused',
    endSessions: async () => false,
  },
  clientConfig: { mode: 'embedded', region: '', userPoolId: '', clientId: '', webClientId: '', verification: 'code' },
  directory: undefined,
  foreignOrigin: undefined,
};

type Needs = Pick<Services, 'db' | 'now' | 'log'> & { mail: MailQueue; emails: Emails };

/** Opens the configured user directory. */
export async function openIdentity(config: Config, needs: Needs): Promise<OpenIdentity> {
  if (config.IDENTITY === 'cognito') {
    const { cognitoEndpoint, createCognito } = await import('../platform/identity/cognito.ts');
    const pool = {
      region: config.COGNITO_REGION,
      userPoolId: config.COGNITO_USER_POOL_ID,
      clientId: config.COGNITO_CLIENT_ID,
    };
    const endpoint = config.COGNITO_ENDPOINT;
    return {
      identity: createCognito({ ...pool, endpoint }),
      clientConfig: {
        mode: 'cognito',
        ...pool,
        webClientId: pool.clientId,
        verification: config.COGNITO_VERIFICATION,
        ...(endpoint === undefined ? {} : { endpoint }),
      },
      directory: undefined,
      foreignOrigin: new URL(cognitoEndpoint({ ...pool, endpoint })).origin,
    };
  }
  // On a local machine every sign-in flow is enabled; a public installation enables only SRP, which hides the password
  // from the server.
  const flows = config.SIGN_IN_FLOWS ?? (config.PUBLIC_URL === undefined ? ['srp', 'password', 'code'] : ['srp']);
  const { db, now, log, mail, emails } = needs;
  const directory = await openDirectory({
    db,
    now,
    log,
    mail,
    emails,
    recordAdminCall: async (action, subject) => await addAudit(db, now(), { actor: 'operator', action, subject }),
    secret: config.IDENTITY_SECRET ?? keptSecret(config.DATA_FOLDER, 'identity'),
    region: config.IDENTITY_REGION,
    flows,
    admin: adminKeyOf(config),
  });
  return {
    identity: embeddedIdentity(directory),
    clientConfig: {
      mode: 'embedded',
      region: config.IDENTITY_REGION,
      userPoolId: directory.poolId,
      clientId: directory.clientId,
      webClientId: config.REFRESH_ROTATION === 'on' ? directory.rotatingClientId : directory.clientId,
      verification: 'code',
      rotatingClientId: directory.rotatingClientId,
    },
    directory,
    foreignOrigin: undefined,
  };
}

function adminKeyOf({ IDENTITY_ADMIN_KEY_ID: id, IDENTITY_ADMIN_SECRET: secret }: Config & { IDENTITY: 'embedded' }) {
  return id === undefined || secret === undefined ? undefined : { id, secret };
}
