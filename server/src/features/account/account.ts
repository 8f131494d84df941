import { type BodyOf, type Profile, recentSignInMinutes, type updateUser } from '@redmark/contract';
import { before, millisecondsIn } from '../../base/durations.ts';
import { zipped } from '../../base/zip.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Billing } from '../billing/billing.ts';
import type { Contact } from '../contact/contact.ts';
import type { Credits } from '../credits/credits.ts';
import type { Feedback } from '../feedback/feedback.ts';
import type { Resumes } from '../resumes/resumes.ts';
import {
  type AccountRow,
  accountIdOf,
  accountsLeft,
  addAccount,
  addConsent,
  changeAccount,
  changeRecruiting,
  closingBefore,
  countConsents,
  deleteAccount,
  findAccount,
  listConsents,
  setClosing,
} from './account-records.ts';

export type Accounts = ReturnType<typeof createAccounts>;
type Attributes = Record<string, string>;
type Leaving = { id: string; email: string; isProven: boolean };
/** The features that keep something of an account. */
type Others = { resumes: Resumes; credits: Credits; billing: Billing; feedback: Feedback; contact: Contact };

const recruitingAttribute = 'custom:regular_tips';
const verifiedAttribute = 'email_verified';
const policyAttribute = 'custom:privacy_policy';
/** Nobody needs to change their mind more often, and each time is kept. */
const consentsInADay = 20;
/** A deletion that has not come to its end after so long has broken off. */
const closingMinutes = 5;

export function createAccounts(services: Services, others: Others) {
  const { db, identity, mail, emails, now } = services;
  const { resumes, credits, billing, feedback, contact } = others;

  async function found(ownerId: string): Promise<AccountRow> {
    const account = await findAccount(db, ownerId);
    if (!account) throw new Refusal('signed_out');
    return account;
  }

  async function profileOf(ownerId: string): Promise<Profile> {
    return await present(await found(ownerId));
  }

  async function present(account: AccountRow, balance?: number): Promise<Profile> {
    return {
      firstName: account.first_name,
      lastName: account.last_name,
      email: account.email,
      industry: account.industry,
      jobTitle: account.job_title,
      companySize: account.company_size,
      credits: balance ?? (await credits.balanceOf(account.id)),
      subscription: await billing.subscriptionOf(account.id),
      recruitingConsent: account.recruiting,
    };
  }

  /**
   * The balance; whoever may have been let in before they proved their address gets the welcome when they have. A
   * profile is asked for all the time, so nothing is written unless there is something to write.
   */
  async function creditsOf(ownerId: string, attributes: Attributes | undefined): Promise<number> {
    const { credits: balance, isWelcomed } = await credits.standingOf(ownerId);
    if (isWelcomed || attributes?.[verifiedAttribute] !== 'true') return balance;
    await db.transaction().execute(async (tx) => await credits.welcome(tx, ownerId, attributes.email ?? ''));
    return await credits.balanceOf(ownerId);
  }

  /**
   * The row that stands for somebody from the first time they come, filled with what their directory knows. Nothing is
   * kept of people who did not agree to it.
   */
  async function begin(token: string, person: { issuer: string; subject: string }): Promise<string | undefined> {
    const attributes = await identity.attributesOf(token);
    if (!attributes) return undefined;
    if (attributes[policyAttribute] !== 'true') throw new Refusal('consent_missing');
    const at = now();
    const recruiting = attributes[recruitingAttribute] === 'true';
    await db.transaction().execute(async (tx) => {
      const id = await addAccount(tx, { ...person, ...namesIn(attributes), recruiting }, at);
      if (id === undefined) return;
      await addConsent(tx, id, 'privacy_policy', true, at);
      if (recruiting) await addConsent(tx, id, 'recruiting', true, at);
      if (attributes[verifiedAttribute] === 'true') await credits.welcome(tx, id, attributes.email ?? '');
    });
    return await accountIdOf(db, person);
  }

  /** A stolen token, or a browser that was left open, is not enough to end an account. */
  async function requireRecent(token: string) {
    const at = await identity.signedInAt(token);
    if (at === undefined || at < before(now(), recentSignInMinutes * millisecondsIn.minute))
      throw new Refusal('sign_in_again');
  }

  /**
   * Erases all that is left of somebody whose sign-in is gone: what was under way when it went is erased by the next
   * round. Messages from an address go with it only where it was shown to be theirs.
   */
  async function erase({ id, email, isProven }: Leaving) {
    await billing.close(id);
    await resumes.erasing.eraseAll(id);
    await billing.forget(id);
    let state = await deleteAccount(db, id);
    while (state === 'held') {
      await resumes.erasing.eraseAll(id);
      state = await deleteAccount(db, id);
    }
    if (isProven) await contact.forget(email);
    if (state === 'gone') return;
    await mail.forget(email);
    mail.later(email, emails.accountDeleted());
  }

  return {
    /** The account of whoever holds a token, made at first sight. */
    async signedIn(token: string): Promise<string | undefined> {
      const person = await identity.personOf(token);
      if (!person) return undefined;
      return (await accountIdOf(db, person)) ?? (await begin(token, person));
    },

    /** The address may have changed in the directory meanwhile. */
    async profile(ownerId: string, token: string): Promise<Profile> {
      const account = await found(ownerId);
      const attributes = await identity.attributesOf(token);
      const email = attributes?.email ?? account.email;
      if (email !== account.email) await changeAccount(db, ownerId, { email });
      return await present({ ...account, email }, await creditsOf(ownerId, attributes));
    },

    async update(
      ownerId: string,
      token: string,
      { credits: claimed, ...fields }: BodyOf<typeof updateUser>,
    ): Promise<Profile> {
      if (claimed !== undefined && claimed !== '' && Number(claimed) !== (await credits.balanceOf(ownerId)))
        throw new Refusal('credits_kept');
      const { firstName, lastName, industry, jobTitle, companySize } = fields;
      const names = given({ given_name: firstName, family_name: lastName });
      if (Object.keys(names).length > 0) await identity.setAttributes(token, names);
      const { given_name, family_name } = names;
      await changeAccount(db, ownerId, {
        ...given({ first_name: given_name, last_name: family_name }),
        ...given({ industry, job_title: jobTitle, company_size: companySize }),
      });
      return await profileOf(ownerId);
    },

    async consent(ownerId: string, token: string, recruiting: boolean): Promise<Profile> {
      const account = await found(ownerId);
      if (recruiting === account.recruiting) return await profileOf(ownerId);
      if ((await countConsents(db, ownerId, before(now(), millisecondsIn.day))) >= consentsInADay)
        throw new Refusal('too_many_requests');
      await identity.setAttributes(token, { [recruitingAttribute]: String(recruiting) });
      await db.transaction().execute(async (tx) => await changeRecruiting(tx, ownerId, recruiting, now()));
      return await profileOf(ownerId);
    },

    /** Everything we know about somebody, as one archive that is made while it is sent. */
    async export(ownerId: string, token: string) {
      const account = await found(ownerId);
      const directory = (await identity.attributesOf(token)) ?? {};
      const consents = await listConsents(db, ownerId);
      async function* files() {
        const { issuer: _issuer, subject: _subject, closing_at: _closing, ...kept } = account;
        yield { name: 'account.json', bytes: document({ profile: await present(account), account: kept, directory }) };
        yield { name: 'consents.json', bytes: document(consents) };
        yield { name: 'credits.json', bytes: document(await billing.history(ownerId)) };
        yield { name: 'feedback.json', bytes: document(await feedback.listOf(ownerId)) };
        yield* resumes.filesOf(ownerId);
      }
      return { name: 'my-data.zip', contentType: 'application/zip', chunks: zipped(files(), now()) };
    },

    /**
     * Wholly or not at all: while the sign-in stands nothing is deleted, and what was asked for is written down before
     * the sign-in goes, so that it is carried out even if this host dies in between.
     */
    async remove(ownerId: string, token: string) {
      const { email } = await found(ownerId);
      await requireRecent(token);
      const isProven = (await identity.attributesOf(token))?.[verifiedAttribute] === 'true';
      await billing.close(ownerId);
      await setClosing(db, ownerId, now());
      try {
        await identity.remove(token);
      } catch (error) {
        await setClosing(db, ownerId, null);
        throw error;
      }
      await erase({ id: ownerId, email, isProven });
      return { message: 'Your account has been successfully deleted' };
    },

    /** Ends accounts whose end was asked for and broke off, and those of people who deleted their sign-in itself. */
    async sweep() {
      const broken = await closingBefore(db, before(now(), closingMinutes * millisecondsIn.minute));
      for (const account of [...broken, ...(await accountsLeft(db))])
        await erase({ ...account, isProven: true }).catch(services.log);
    },
  };
}

function namesIn(attributes: Attributes) {
  return {
    email: attributes.email ?? '',
    first_name: attributes.given_name ?? '',
    last_name: attributes.family_name ?? '',
  };
}

/** The fields that hold something; the others are left as they are. */
function given<Key extends string>(fields: Record<Key, string | undefined>): Partial<Record<Key, string>> {
  const filled: Partial<Record<Key, string>> = {};
  for (const name in fields) if (fields[name]) filled[name] = fields[name];
  return filled;
}

const document = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value, undefined, 2)}\n`);
