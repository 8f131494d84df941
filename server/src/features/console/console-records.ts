import type { Database } from '../../database/open.ts';

export async function emailOfAccount(db: Database, id: string): Promise<string | undefined> {
  return (await db.selectFrom('account').select('email').where('id', '=', id).executeTakeFirst())?.email;
}
