import type { BodyOf, Profile, updateUser } from '@redmark/contract';
import type { Database } from '../../database/open.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import {
  type AccountRow,
  accountIdOf,
  addAccount,
  addConsent,
  changeAccount,
  deleteAccount,
  findAccount,
  listConsents,
} from './account-records.ts';
import { zipped } from './zip.ts';

/** What the account asks of whoever keeps its resumes. */
export type OwnedLibrary = {
  eraseAll(ownerId: string): Promise<void>;
  /** Every file and report of the owner, for the archive. */
  filesOf(ownerId: string): AsyncIterable<{ name: string; bytes: Uint8Array }>;
};

/** What the account asks of whoever keeps its credits and plan. */
export type Wallet = {
  balanceOf(ownerId: string): Promise<number>;
  subscriptionOf(ownerId: string): Promise<string>;
  /** Books the welcome credits, once. */
  welcome(tx: Database, ownerId: string): Promise<void>;
  /** Ends what would go on costing money. */
  close(ownerId: string): Promise<void>;
  /** Every movement and purchase, for the archive. */
  history(ownerId: string): Promise<object>;
};

/** What the account asks of whoever keeps what was said of reports. */
export type Sayings = {
  /** Every feedback, for the archive. */
  said(ownerId: string): Promise<object>;
};

export type Accounts = ReturnType<typeof createAccounts>;
type Attributes = Record<string, string>;

const recruitingAttribute = 'custom:regular_tips';
const verifiedAttribute = 'email_verified';

export function createAccounts(services: Services, library: OwnedLibrary, wallet: Wallet, sayings: Sayings) {
  const { db, identity, mail, letters, now } = services;
  async function found(ownerId: string): Promise<AccountRow> {
    const account = await findAccount(db, ownerId);
    if (!account) throw new Refusal('signed_out');
    return account;
  }

  async function profileOf(ownerId: string): Promise<Profile> {
    return await present(await found(ownerId));
  }

  async function present(account: AccountRow): Promise<Profile> {
    return {
      firstName: account.first_name,
      lastName: account.last_name,
      email: account.email,
      industry: account.industry,
      jobTitle: account.job_title,
      companySize: account.company_size,
      credits: await wallet.balanceOf(account.id),
      subscription: await wallet.subscriptionOf(account.id),
      recruitingConsent: account.recruiting,
    };
  }

  /** Whoever may have been let in before they proved their address gets the welcome when they have. */
  async function welcomeVerified(ownerId: string, attributes: Attributes) {
    if (attributes[verifiedAttribute] !== 'true') return;
    await db.transaction().execute(async (tx) => await wallet.welcome(tx, ownerId));
  }

  /** The row that stands for somebody from the first time they come, filled with what their directory knows. */
  async function begin(token: string, person: { issuer: string; subject: string }): Promise<string | undefined> {
    const attributes = await identity.attributesOf(token);
    if (!attributes) return undefined;
    const at = now();
    const recruiting = attributes[recruitingAttribute] === 'true';
    await db.transaction().execute(async (tx) => {
      const id = await addAccount(tx, { ...person, ...namesIn(attributes), recruiting }, at);
      if (id === undefined) return;
      if (attributes['custom:privacy_policy'] === 'true') await addConsent(tx, id, 'privacy_policy', true, at);
      if (recruiting) await addConsent(tx, id, 'recruiting', true, at);
      if (attributes[verifiedAttribute] === 'true') await wallet.welcome(tx, id);
    });
    return await accountIdOf(db, person);
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
      if (attributes) await welcomeVerified(ownerId, attributes);
      return await present({ ...account, email });
    },

    async update(ownerId: string, token: string, { credits, ...fields }: BodyOf<typeof updateUser>): Promise<Profile> {
      if (credits !== undefined && credits !== '' && Number(credits) !== (await wallet.balanceOf(ownerId)))
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
      await identity.setAttributes(token, { [recruitingAttribute]: String(recruiting) });
      await db.transaction().execute(async (tx) => await addConsent(tx, ownerId, 'recruiting', recruiting, now()));
      return await profileOf(ownerId);
    },

    /** Everything we know about somebody, as one archive that is made while it is sent. */
    async export(ownerId: string, token: string) {
      const account = await found(ownerId);
      const directory = (await identity.attributesOf(token)) ?? {};
      const consents = await listConsents(db, ownerId);
      async function* files() {
        const { issuer: _issuer, subject: _subject, ...kept } = account;
        yield { name: 'account.json', bytes: document({ profile: await present(account), account: kept, directory }) };
        yield { name: 'consents.json', bytes: document(consents) };
        yield { name: 'credits.json', bytes: document(await wallet.history(ownerId)) };
        yield { name: 'feedback.json', bytes: document(await sayings.said(ownerId)) };
        yield* library.filesOf(ownerId);
      }
      return { name: 'my-data.zip', contentType: 'application/zip', chunks: zipped(files(), now()) };
    },

    /**
     * Files first and the sign-in before the row: after a crash in between the same call can be made again. Once the
     * sign-in is gone nothing new can begin; what was already under way is erased by the next round.
     */
    async remove(ownerId: string, token: string) {
      const { email } = await found(ownerId);
      await wallet.close(ownerId);
      await library.eraseAll(ownerId);
      await identity.remove(token);
      while (!(await deleteAccount(db, ownerId))) await library.eraseAll(ownerId);
      mail.later(email, letters.accountDeleted());
      return { message: 'Your account has been successfully deleted' };
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
  const filled = Object.entries<string | undefined>(fields).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(filled) as Partial<Record<Key, string>>;
}

const document = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value, undefined, 2)}\n`);
