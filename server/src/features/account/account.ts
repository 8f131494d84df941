import { type BodyOf, freePlan, type Profile, recruitingConsentText, type updateUser } from '@redmark/contract';
import { before, millisecondsIn } from '../../base/durations.ts';
import { zipped } from '../../base/zip.ts';
import { Refusal } from '../../errors.ts';
import type { Services, SignedIn } from '../../services.ts';
import type { Adverts } from '../adverts/adverts.ts';
import type { Batches } from '../batches/batches.ts';
import type { Billing } from '../billing/billing.ts';
import type { Clients } from '../clients/clients.ts';
import type { Contact } from '../contact/contact.ts';
import type { Credits, Standing } from '../credits/credits.ts';
import type { Feedback } from '../feedback/feedback.ts';
import type { Handovers } from '../handovers/handovers.ts';
import type { Keys } from '../keys/keys.ts';
import type { Letters } from '../letters/letters.ts';
import type { Pool } from '../pool/pool.ts';
import type { Requests } from '../requests/requests.ts';
import type { Resumes } from '../resumes/resumes.ts';
import { requireRecent } from '../sign-in/recent-sign-in.ts';
import type { Teams } from '../teams/teams.ts';
import type { Versions } from '../versions/versions.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
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
import { columnsOf, given, profileIn } from './profile-columns.ts';
import { findProfile } from './profile-records.ts';

export type Accounts = ReturnType<typeof createAccounts>;
type Attributes = Record<string, string>;
type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;
type Known = { issuer: string; subject: string; attributes?: Attributes };
type Leaving = { id: string; email: string; isProven: boolean };
/** The features that store data of an account. */
type Others = {
  resumes: Resumes;
  batches: Batches;
  credits: Credits;
  billing: Billing;
  feedback: Feedback;
  contact: Contact;
  keys: Keys;
  letters: Letters;
  webhooks: Webhooks;
  adverts: Adverts;
  pool: Pool;
  requests: Pick<Requests, 'forget'>;
  versions: Versions;
  clients: Clients;
  handovers: Pick<Handovers, 'allOf'>;
  teams: Teams;
};

const recruitingAttribute = 'custom:regular_tips';
const verifiedAttribute = 'email_verified';
const policyAttribute = 'custom:privacy_policy';
/** More changes a day serve no purpose, and each one is stored. */
const consentsInADay = 20;
/** A deletion that is not complete after this time was interrupted. */
const closingMinutes = 5;

export function createAccounts(services: Services, others: Others) {
  const { db, identity, mail, emails, payments, now } = services;
  const { resumes, batches, credits, billing, feedback, contact, keys, letters, webhooks, adverts, pool } = others;
  const { requests, versions, clients, handovers, teams } = others;

  async function found(ownerId: string): Promise<AccountRow> {
    const account = await findAccount(db, ownerId);
    if (!account) throw new Refusal('signed_out');
    return account;
  }

  /** `attributes`: what the directory says now, where it was asked. */
  async function profileOf(ownerId: string, attributes?: Attributes): Promise<Profile> {
    const row = await findProfile(db, ownerId, payments.name);
    if (!row) throw new Refusal('signed_out');
    const { email, verified } = addressIn(row, attributes);
    if (email !== row.email || verified !== row.verified) await changeAccount(db, ownerId, { email, verified });
    const { credits: balance, team } = await standingOf(row, attributes);
    return {
      ...profileIn(row),
      email,
      credits: balance,
      team,
      subscription: row.plan ?? freePlan,
      recruitingConsent: row.recruiting,
    };
  }

  /**
   * Whose credits are used. Somebody who could sign in before verifying their address gets the welcome credits once it is
   * verified. A profile is read often, so nothing is written unless there is something to write.
   */
  async function standingOf(row: ProfileRow, attributes: Attributes | undefined): Promise<Standing> {
    const standing = await credits.standingIn(row.id, row);
    if (standing.isWelcomed || attributes?.[verifiedAttribute] !== 'true') return standing;
    await db.transaction().execute(async (tx) => await credits.welcome(tx, row.id, attributes.email ?? ''));
    return await credits.standingOf(row.id);
  }

  /**
   * Creates the account row at somebody's first request, filled from the directory. Nothing is stored about people who
   * did not consent.
   */
  async function begin(token: string, { issuer, subject, ...known }: Known): Promise<string | undefined> {
    const person = { issuer, subject };
    const attributes = known.attributes ?? (await identity.attributesOf(token));
    if (!attributes) return undefined;
    if (attributes[policyAttribute] !== 'true') throw new Refusal('consent_missing');
    const at = now();
    const recruiting = attributes[recruitingAttribute] === 'true';
    const verified = attributes[verifiedAttribute] === 'true';
    await db.transaction().execute(async (tx) => {
      const id = await addAccount(tx, { ...person, ...namesIn(attributes), recruiting, verified }, at);
      if (id === undefined) return;
      await addConsent(tx, id, { kind: 'privacy_policy', given: true, at });
      if (recruiting)
        await addConsent(tx, id, { kind: 'recruiting', given: true, at, agreedTo: recruitingConsentText.signUp });
      if (verified) await credits.welcome(tx, id, attributes.email ?? '');
    });
    return await accountIdOf(db, person);
  }

  /**
   * Erases everything left of somebody whose user is deleted; work still running at that time is cleaned up by the next
   * sweep. Contact messages from an address are erased with it only if the address was verified.
   */
  async function erase({ id, email, isProven }: Leaving) {
    await billing.close(id);
    await teams.close(id);
    await resumes.erasing.eraseAll(id);
    await billing.forget(id);
    let state = await deleteAccount(db, id);
    while (state === 'held') {
      await teams.close(id);
      await resumes.erasing.eraseAll(id);
      state = await deleteAccount(db, id);
    }
    if (isProven) await contact.forget(email);
    if (isProven) await requests.forget(email);
    if (isProven) await teams.forget(email);
    if (state === 'gone') return;
    await mail.forget(email);
    mail.later(email, emails.accountDeleted());
  }

  return {
    /** The account a token belongs to, created at the first request. */
    async signedIn(token: string): Promise<SignedIn | undefined> {
      const person = await identity.personOf(token);
      if (!person) return undefined;
      const ownerId = (await accountIdOf(db, person)) ?? (await begin(token, person));
      return ownerId === undefined ? undefined : { ownerId, attributes: person.attributes };
    },

    /**
     * The address is the directory's, since it may have changed there. `known`: the attributes that the directory read
     * for this call already; it is asked where it did not.
     */
    async profile(ownerId: string, token: string, known: Attributes | undefined): Promise<Profile> {
      return await profileOf(ownerId, known ?? (await identity.attributesOf(token)));
    },

    async update(
      ownerId: string,
      token: string,
      { credits: claimed, ...fields }: BodyOf<typeof updateUser>,
    ): Promise<Profile> {
      const isGiven = claimed !== undefined && claimed !== '';
      if (isGiven && Number(claimed) !== (await credits.standingOf(ownerId)).credits) throw new Refusal('credits_kept');
      const names = given({ given_name: fields.firstName, family_name: fields.lastName });
      if (Object.keys(names).length > 0) await identity.setAttributes(token, names);
      await changeAccount(db, ownerId, columnsOf(fields));
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

    /** All data about somebody, as one archive, streamed while it is made. */
    async export(ownerId: string, token: string) {
      const account = await found(ownerId);
      const directory = (await identity.attributesOf(token)) ?? {};
      const consents = await listConsents(db, ownerId);
      async function* files() {
        const { issuer: _issuer, subject: _subject, closing_at: _closing, ...kept } = account;
        yield {
          name: 'account.json',
          bytes: document({ profile: await profileOf(ownerId), account: kept, directory }),
        };
        yield { name: 'consents.json', bytes: document(consents) };
        yield { name: 'credits.json', bytes: document(await billing.history(ownerId)) };
        yield { name: 'api-keys.json', bytes: document(await keys.listOf(ownerId)) };
        yield { name: 'webhooks.json', bytes: document(await webhooks.listOf(ownerId)) };
        yield { name: 'letters.json', bytes: document(await letters.choices(ownerId)) };
        yield { name: 'batches.json', bytes: document(await batches.listOf(ownerId)) };
        yield { name: 'adverts.json', bytes: document(await adverts.allOf(ownerId)) };
        yield { name: 'versions.json', bytes: document(await versions.allOf(ownerId)) };
        yield { name: 'team.json', bytes: document(await teams.allOf(ownerId)) };
        yield { name: 'clients.json', bytes: document(await clients.allOf(ownerId)) };
        yield { name: 'handovers.json', bytes: document(await handovers.allOf(ownerId)) };
        yield { name: 'showings.json', bytes: document(await pool.shownTo(ownerId)) };
        yield { name: 'feedback.json', bytes: document(await feedback.listOf(ownerId)) };
        yield* resumes.filesOf(ownerId);
      }
      return { name: 'my-data.zip', contentType: 'application/zip', chunks: zipped(files(), now()) };
    },

    /**
     * All or nothing: nothing is deleted until the directory user is, and the request is recorded before that, so that
     * it is completed even if this host dies in between.
     */
    async remove(ownerId: string, token: string) {
      const { email } = await found(ownerId);
      await requireRecent(services, token);
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

    /**
     * Completes deletions that were interrupted, and deletes accounts of people who deleted their directory user
     * directly.
     */
    async sweep() {
      const broken = await closingBefore(db, before(now(), closingMinutes * millisecondsIn.minute));
      for (const account of [...broken, ...(await accountsLeft(db))])
        await erase({ ...account, isProven: true }).catch(services.log);
    },
  };
}

/** The address of an account, as the directory has it now. */
function addressIn({ email, verified }: AccountRow, attributes: Attributes | undefined) {
  if (!attributes) return { email, verified };
  return { email: attributes.email ?? email, verified: attributes[verifiedAttribute] === 'true' };
}

function namesIn(attributes: Attributes) {
  return {
    email: attributes.email ?? '',
    first_name: attributes.given_name ?? '',
    last_name: attributes.family_name ?? '',
  };
}

const document = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value, undefined, 2)}\n`);
