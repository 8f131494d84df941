import {
  type ApiKey,
  type BodyOf,
  keyMark,
  keysPerAccount,
  type makeKey,
  type Scope,
  scopeNames,
} from '@redmark/contract';
import { randomSecret, sha256Of } from '../../base/secrets.ts';
import { addAudit } from '../../database/audit-log.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { requireRecent } from '../sign-in/recent-sign-in.ts';
import { addKey, countKeys, deleteKey, findKey, type KeyRow, listKeyRows, noteUse } from './key-records.ts';

const shownLength = keyMark.length + 8;

export type Keys = ReturnType<typeof createKeys>;

/** API keys of accounts. A secret is known here while its key is made, and never again. */
export function createKeys(services: Pick<Services, 'db' | 'identity' | 'now'>) {
  const { db, now } = services;
  const listOf = async (ownerId: string) => (await listKeyRows(db, ownerId)).map(present);

  return {
    listOf,

    async make(
      ownerId: string,
      token: string,
      { name, scopes }: BodyOf<typeof makeKey>,
    ): Promise<{ key: ApiKey; secret: string }> {
      await requireRecent(services, token);
      const secret = `${keyMark}${randomSecret()}`;
      const row = await db.transaction().execute(async (tx) => {
        if ((await countKeys(tx, ownerId)) >= keysPerAccount) throw new Refusal('too_many_keys');
        const id = crypto.randomUUID();
        await addAudit(tx, now(), { actor: 'owner', action: 'API key made', subject: id });
        return await addKey(tx, {
          id,
          account_id: ownerId,
          name,
          prefix: secret.slice(0, shownLength),
          digest: sha256Of(secret),
          scopes: [...new Set(scopes)].join(' '),
          created_at: now(),
        });
      });
      return { key: present(row), secret };
    },

    async revoke(ownerId: string, id: string) {
      await db.transaction().execute(async (tx) => {
        if (!(await deleteKey(tx, ownerId, id))) throw new Refusal('not_found');
        await addAudit(tx, now(), { actor: 'owner', action: 'API key revoked', subject: id });
      });
      return { message: 'The key is revoked. Programs that use it are refused from now on.' };
    },

    /** Whom a secret speaks for, and what it may do; undefined when it is no key, or not any more. */
    async holderOf(secret: string): Promise<{ keyId: string; ownerId: string; scopes: Scope[] } | undefined> {
      const key = await findKey(db, sha256Of(secret));
      if (!key) return undefined;
      await noteUse(db, key, now());
      return { keyId: key.id, ownerId: key.account_id, scopes: scopesIn(key.scopes) };
    },
  };
}

const scopesIn = (text: string): Scope[] => scopeNames.filter((name) => text.split(' ').includes(name));

function present({ id, name, prefix, scopes, created_at, used_at }: KeyRow): ApiKey {
  return {
    id,
    name,
    prefix,
    scopes: scopesIn(scopes),
    createdAt: created_at.toISOString(),
    usedAt: used_at?.toISOString() ?? null,
  };
}
