import type { Database } from '../../database/open.ts';
import type { Services } from '../../services.ts';
import { createBooking } from './booking.ts';
import { mailboxOf } from './mailbox.ts';
import { addWelcomed, hasWelcome, markKnown, unknownWelcomes } from './welcome-records.ts';

const batch = 500;

type Needed = Pick<Services, 'db' | 'now' | 'digest' | 'metrics'>;

/** Welcome credits: once per mailbox, however often its owner signs up, deletes the account and signs up again. */
export function createWelcome({ db, now, digest, metrics }: Needed, welcomeCredits: number) {
  const book = createBooking({ metrics });
  const digestOf = (email: string) => digest('welcome', mailboxOf(email));

  return {
    async welcome(tx: Database, accountId: string, email: string) {
      if (welcomeCredits === 0 || (await hasWelcome(tx, accountId))) return;
      if (!(await addWelcomed(tx, digestOf(email), now()))) return;
      const entry = {
        account_id: accountId,
        credits: welcomeCredits,
        reason: 'welcome',
        reference: accountId,
      } as const;
      await book(tx, { ...entry, at: now() });
      await markKnown(tx, [accountId]);
    },

    /**
     * Adds digests for accounts welcomed before digests were stored. Safe to repeat, and to run on several hosts at
     * once.
     */
    async rememberWelcomed() {
      for (;;) {
        const accounts = await unknownWelcomes(db, batch);
        if (accounts.length === 0) return;
        await db.transaction().execute(async (tx) => {
          for (const { email } of accounts) await addWelcomed(tx, digestOf(email), now());
          await markKnown(
            tx,
            accounts.map(({ id }) => id),
          );
        });
      }
    },
  };
}
