import type { BodyOf, ConsoleAccount, consoleGrant, FoundPerson } from '@redmark/contract';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Billing } from '../billing/billing.ts';
import type { Credits } from '../credits/credits.ts';
import { accountsLike, personOfAccount, signUpsLike, waitingSignUp } from './people-records.ts';

const shownPeople = 20;

type Needed = Pick<Services, 'db' | 'identity'>;
type Features = { credits: Credits; billing: Billing };

/** Accounts as the operator sees them: found by their address, with credits and help with the login. */
export function createPeople({ db, identity }: Needed, { credits, billing }: Features) {
  async function found(id: string) {
    const account = await personOfAccount(db, id);
    if (!account) throw new Refusal('not_found');
    return account;
  }

  return {
    async search(search: string): Promise<{ people: FoundPerson[]; hasMore: boolean }> {
      const [accounts, signUps] = await Promise.all([
        accountsLike(db, search, shownPeople + 1),
        signUpsLike(db, search, shownPeople + 1),
      ]);
      const people: FoundPerson[] = [
        ...accounts.map((account) => ({
          id: account.id,
          kind: 'account' as const,
          email: account.email,
          name: nameOf(account),
          since: account.created_at.toISOString(),
          credits: account.credits ?? 0,
        })),
        ...signUps.map(({ sub, email, attributes, created_at }) => ({
          id: sub,
          kind: 'sign_up' as const,
          email,
          name: nameOf({ first_name: attributes.given_name ?? '', last_name: attributes.family_name ?? '' }),
          since: created_at.toISOString(),
          credits: 0,
        })),
      ];
      return { people: people.slice(0, shownPeople), hasMore: people.length > shownPeople };
    },

    async open(id: string): Promise<ConsoleAccount> {
      const account = await found(id);
      return {
        id: account.id,
        email: account.email,
        name: nameOf(account),
        since: account.created_at.toISOString(),
        resumes: account.resumes ?? 0,
        history: await billing.history(id),
      };
    },

    async grant(id: string, { credits: amount, reason, reference }: BodyOf<typeof consoleGrant>) {
      await credits.grant(id, amount, reason, reference);
      return { credits: await credits.balanceOf(id) };
    },

    async sendCode(id: string) {
      const signUp = await waitingSignUp(db, id);
      const sent = signUp
        ? await identity.sendCode({ kind: 'sign_up', email: signUp.email, subject: signUp.sub })
        : await identity.sendCode({ ...(await found(id)), kind: 'new_password' });
      if (sent !== 'sent') throw new Refusal(refusedBy[sent]);
      return { message: signUp ? 'The code is on its way again.' : 'A code for a new password is on its way.' };
    },

    async endSessions(id: string) {
      const { subject } = await found(id);
      if (!(await identity.endSessions(subject))) throw new Refusal('hosted_pool');
      return { message: 'All sessions of this account have ended.' };
    },
  };
}

const refusedBy = { too_often: 'too_many_codes', not_sent: 'letter_not_sent', refused: 'no_code_for_this' } as const;

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`.trim();
