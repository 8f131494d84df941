import { expect } from '@playwright/test';
import { beNewcomer, codeSentTo, fillSignUp, newAddress } from '../account.ts';
import { keyInLetter } from '../candidates.ts';
import { addClient, giveReport, inviteTo } from '../client-desk.ts';
import { addNote, gradeFlawed } from '../flawed-report.ts';
import { objectionsOf } from '../objections.ts';
import { test } from '../one-window.ts';

test('a coach hands a report over, and the client takes it with the notes into an account of their own', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const client = newAddress();
  await gradeFlawed(page);
  await addNote(page, 'Say how many people.', 6);
  await page.goto('/clients');
  await addClient(page, { name: 'Mira Example', email: client, labels: '' });
  await giveReport(page, 'mira');
  await page.getByRole('button', { name: 'Hand over a report' }).click();
  // Its part of the program comes with the click: before it is there, Escape would close nothing.
  const dialog = page.getByRole('dialog', { name: 'Hand over a report' });
  await expect(dialog).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await inviteTo(page, 'wrong@example.com');
  await page.getByRole('button', { name: 'Withdraw the invitation of wrong@example.com' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('list', { name: 'Invitations' })).toContainText('Withdrawn');
  await inviteTo(page, client);

  const taker = await (await browser.newContext()).newPage();
  await taker.goto(`/handover?key=${await keyInLetter('wrong@example.com', 'handover')}`);
  await expect(taker.getByRole('heading', { name: 'This invitation is not open any more' })).toBeVisible();
  const link = `/handover?key=${await keyInLetter(client, 'handover')}`;
  await taker.goto(link);
  await expect(taker.getByRole('heading', { name: 'Ada Lovelace hands a report over to you' })).toBeVisible();
  await expect(taker.getByText('the account of a•••@example.com')).toBeVisible();
  expect(await objectionsOf(taker)).toEqual([]);

  const other = await (await browser.newContext()).newPage();
  await beNewcomer(other);
  await other.goto(link);
  await other.getByRole('button', { name: 'Take the report' }).click();
  await expect(other.getByRole('alert')).toContainText('handed over to a•••@example.com');
  await other.context().close();

  await taker.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await fillSignUp(taker, client);
  await taker.getByLabel('Verification code').fill(await codeSentTo(client));
  await taker.getByRole('button', { name: 'Verify' }).click();
  await taker.getByRole('button', { name: 'Take the report' }).click();
  await taker.waitForURL('**/results?id=*');
  await expect(taker.getByText('Ada Lovelace handed this report over to you.')).toBeVisible();
  await expect(taker.getByRole('button', { name: 'Note A: Note by Ada Lovelace' })).toBeVisible();
  await taker.goto(link);
  await taker.getByRole('button', { name: 'Open the report' }).click();
  await taker.waitForURL('**/results?id=*');
  await taker.context().close();

  await page.reload();
  await expect(page.getByRole('list', { name: 'Invitations' }).getByText(/^Taken on/)).toBeVisible();
});
