import type { Database } from '../pool.ts';

/** The groups somebody is in, by name. */
export async function groupsOf(db: Database, sub: string): Promise<string[]> {
  const found = await db
    .selectFrom('identity_membership')
    .select('group_name')
    .where('sub', '=', sub)
    .orderBy('group_name')
    .execute();
  return found.map(({ group_name }) => group_name);
}

/** Puts somebody into a group, or out of it. Safe to repeat. False when this directory has no such user. */
export async function setMembership(db: Database, sub: string, group: string, isMember: boolean): Promise<boolean> {
  const user = await db
    .selectFrom('identity_user')
    .select('sub')
    .where((of) => of(of.cast<string>('sub', 'text'), '=', sub))
    .executeTakeFirst();
  if (!user) return false;
  if (isMember)
    await db
      .insertInto('identity_membership')
      .values({ sub: user.sub, group_name: group })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await db.deleteFrom('identity_membership').where('sub', '=', user.sub).where('group_name', '=', group).execute();
  return true;
}
