import type { Database } from '../../database/open.ts';
import { plansOf } from '../billing/billing-records.ts';
import { standings } from '../credits/credit-records.ts';

/**
 * What a profile is made of, in one query, since it is read more often than anything else: the account, the credits that
 * its gradings are paid from, and its plan. `provider` is the one that sells plans now.
 */
export async function findProfile(db: Database, ownerId: string, provider: string) {
  return await db
    .selectFrom('account')
    .innerJoin(standings(db, ownerId).as('standing'), (join) => join.onTrue())
    .selectAll('account')
    .selectAll('standing')
    .select(plansOf(db, ownerId, provider).select('sale.plan').limit(1).as('plan'))
    .where('account.id', '=', ownerId)
    .executeTakeFirst();
}
