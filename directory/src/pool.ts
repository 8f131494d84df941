import type { Kysely } from 'kysely';
import type { Secrets } from './crypto/secrets.ts';
import type { Emails, Mail } from './mail.ts';
import type { SigningKeys } from './sessions/signing-keys.ts';
import type { DirectoryTables } from './tables.ts';

/** A connection or an open transaction. */
export type Database = Kysely<DirectoryTables>;

export type Flow = 'srp' | 'password' | 'code';

export type AdminKey = { id: string; secret: string };

/** An application client of the pool. */
export type Client = { id: string; rotates: boolean };

/** The dependencies of every directory operation. */
export type Pool = {
  db: Database;
  now: () => Date;
  mail: Mail;
  emails: Emails;
  secrets: Secrets;
  keys: SigningKeys;
  /** Runs work on the same name sequentially, so that parallel guesses cannot outrun the failure count. */
  inTurn: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  log: (error: unknown) => void;
  /** Writes an administrator's call to the host's audit log, with the id of the user it is about. */
  recordAdminCall: (action: string, sub: string | undefined) => Promise<void>;
  /** Called after a user was deleted, before the response is sent. */
  userDeleted: () => Promise<void>;
  region: string;
  /** `<region>_<name>`; the name is part of every password verifier. */
  id: string;
  name: string;
  clients: { plain: Client; rotating: Client };
  flows: ReadonlySet<Flow>;
  admin: AdminKey | undefined;
};
