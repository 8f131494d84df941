import { DeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import * as contract from '@redmark/contract';
import { expect, test } from 'vitest';
import { after, millisecondsIn } from '../../base/durations.ts';
import { signedUp } from '../../testing/sdk-people.ts';
import { goodCard, openShop } from '../../testing/shop.ts';
import { startDirectory, type TestDirectory } from '../../testing/start-directory.ts';
import { tracesOf } from '../../testing/traces.ts';

const words = ['zenobia', 'quillfeather'];
const names = { given_name: 'Zenobia', family_name: 'Quillfeather' };

/** A user who did everything that leaves a trace. */
async function livedHere(directory: TestDirectory) {
  const { order, confirm } = openShop(directory);
  const person = await signedUp(directory, names, 'Zenobia.Quillfeather@test.example');
  const token = person.accessToken;
  await directory.graded(token);
  const session = await order(token, 5);
  await directory.sandbox.pay(session, goodCard);
  await confirm(token, session);
  await order(token, 10);
  await directory.call(contract.billingPortal, { token });
  await directory.call(contract.submitFeedback, { body: { rating: '5', message: 'Zenobia was helped.' }, token });
  await directory.call(contract.giveConsent, { body: { recruiting: true }, token });
  const [firstName, lastName] = ['Zenobia', 'Quillfeather'];
  const message = { firstName, lastName, email: person.email.toLowerCase(), feedback: 'How long does it take?' };
  await directory.call(contract.contactUs, { body: message });
  await directory.features.contact.settled();
  expect(await tracesOf(words, directory.db, directory.folder)).not.toEqual([]);
  return person;
}

/**
 * Lets the e-mail that confirms the deletion expire first: it is addressed to the user, and is in the folder only where
 * mail is not sent.
 */
async function traces(directory: TestDirectory) {
  await directory.platform.services.mail.settled();
  const emails = await directory.emailsTo('zenobia.quillfeather@test.example');
  expect(emails.map((email) => /^Subject: (.*)$/m.exec(email)?.[1])).toEqual(['Your Redmark account was deleted']);
  directory.clock.now = after(directory.clock.now, 31 * millisecondsIn.day);
  await directory.outbox?.sweep();
  return await tracesOf(words, directory.db, directory.folder);
}

test('after a deletion no table and no file holds the address or the name', async () => {
  const directory = await startDirectory();
  const { accessToken: token } = await livedHere(directory);
  await directory.call(contract.deleteUser, { token });
  expect(await traces(directory)).toEqual([]);
});

test('deleting the sign-in at the directory deletes the account with everything in it', async () => {
  const directory = await startDirectory();
  const { accessToken: AccessToken } = await livedHere(directory);
  await directory.sdk().send(new DeleteUserCommand({ AccessToken }));
  expect(await traces(directory)).toEqual([]);
  const { db } = directory;
  const left = [db.selectFrom('account'), db.selectFrom('resume'), db.selectFrom('credit_entry')];
  for (const query of left) expect(await query.selectAll().execute()).toEqual([]);
});

test('an account whose sign-in went while no host looked is erased by the next round, and nobody else’s', async () => {
  const directory = await startDirectory();
  const { sub } = await livedHere(directory);
  const other = await signedUp(directory);
  await directory.call(contract.getUser, { token: other.accessToken });
  await directory.db.deleteFrom('identity_user').where('sub', '=', sub).execute();
  await directory.features.accounts.sweep();
  expect(await traces(directory)).toEqual([]);
  expect(await directory.db.selectFrom('account').select('email').execute()).toEqual([{ email: other.email }]);
});
