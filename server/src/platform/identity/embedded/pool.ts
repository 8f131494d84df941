import type { Database } from '../../../database/open.ts';
import type { Letters } from '../../mail/letters.ts';
import type { Post } from '../../mail/post.ts';
import type { Secrets } from './secrets.ts';
import type { SigningKeys } from './signing-keys.ts';

export type Flow = 'srp' | 'password' | 'code';

export type AdminKey = { id: string; secret: string };

/** A program that may sign people in. */
export type Client = { id: string; rotates: boolean };

/** The directory, as its operations see it. */
export type Pool = {
  db: Database;
  now: () => Date;
  mail: Post;
  letters: Letters;
  secrets: Secrets;
  keys: SigningKeys;
  /** Work on one name waits its turn, so that what runs in parallel cannot outrun the count of failures. */
  inTurn: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  log: (error: unknown) => void;
  /** Called when somebody is gone from the directory, before they are told so. */
  left: () => Promise<void>;
  region: string;
  /** `<region>_<name>`; the name is part of every password verifier. */
  id: string;
  name: string;
  clients: Client[];
  flows: ReadonlySet<Flow>;
  admin: AdminKey | undefined;
};
