import type { LetterKind } from '@redmark/contract';
import { sql } from 'kysely';
import { before, millisecondsIn } from '../../base/durations.ts';
import type { Database } from '../../database/open.ts';

type NewLetter = { id: string; account_id: string; kind: LetterKind; subject: string; fact: string; created_at: Date };

/** Returns false when the fact is told already, or a letter about the same subject waits. */
export async function addLetter(tx: Database, letter: NewLetter): Promise<boolean> {
  const waiting = await tx
    .selectFrom('letter')
    .select('id')
    .where('account_id', '=', letter.account_id)
    .where('kind', '=', letter.kind)
    .where('subject', '=', letter.subject)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (waiting) return false;
  const added = await tx
    .insertInto('letter')
    .values({ ...letter, state: 'waiting' })
    .onConflict((conflict) => conflict.columns(['account_id', 'fact']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export type LetterRow = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

/** A letter that waits, with where it goes. A job names it; nobody asks. */
export async function findWaiting(db: Database, id: string) {
  return await db
    .selectFrom('letter')
    .innerJoin('account', 'account.id', 'letter.account_id')
    .select(['letter.id', 'letter.account_id', 'letter.kind', 'letter.subject', 'letter.attempts', 'account.email'])
    .select(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('letter_off')
            .select('letter_off.kind')
            .whereRef('letter_off.account_id', '=', 'letter.account_id')
            .whereRef('letter_off.kind', '=', 'letter.kind'),
        ),
      )
        .$castTo<boolean>()
        .as('is_wanted'),
    )
    .where('letter.id', '=', id)
    .where('letter.state', '=', 'waiting')
    .where('account.closing_at', 'is', null)
    .executeTakeFirst();
}

export async function endLetter(db: Database, id: string, state: 'sent' | 'dropped', at: Date) {
  await db.updateTable('letter').set({ state, ended_at: at }).where('id', '=', id).execute();
}

export async function countAttempt(tx: Database, id: string) {
  await tx
    .updateTable('letter')
    .set((of) => ({ attempts: of('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Whether the account got a letter of this kind since then. */
export async function wasSentSince(db: Database, accountId: string, kind: LetterKind, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('letter')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('state', '=', 'sent')
    .where('ended_at', '>', since)
    .executeTakeFirst();
  return found !== undefined;
}

/** Forgets old letters, and drops those that wait although their job is gone: they would hold up later ones. */
export async function sweepLetters(db: Database, now: Date, { kept, waiting }: { kept: number; waiting: number }) {
  await db
    .deleteFrom('letter')
    .where('created_at', '<', before(now, kept * millisecondsIn.day))
    .execute();
  await db
    .updateTable('letter')
    .set({ state: 'dropped', ended_at: now })
    .where('state', '=', 'waiting')
    .where('created_at', '<', before(now, waiting * millisecondsIn.day))
    .execute();
}

export async function kindsOff(db: Database, accountId: string): Promise<Set<string>> {
  const found = await db.selectFrom('letter_off').select('kind').where('account_id', '=', accountId).execute();
  return new Set(found.map(({ kind }) => kind));
}

/** Does nothing for an account that is gone. */
export async function turnLetter(db: Database, accountId: string, kind: LetterKind, wanted: boolean) {
  if (wanted) {
    await db.deleteFrom('letter_off').where('account_id', '=', accountId).where('kind', '=', kind).execute();
    return;
  }
  await db
    .insertInto('letter_off')
    .columns(['account_id', 'kind'])
    .expression((of) =>
      of
        .selectFrom('account')
        .select(['id', sql<string>`${kind}`.as('kind')])
        .where('id', '=', accountId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
