import { expect, type Page } from '@playwright/test';
import { beLoggedIn, beNewcomer, fillLogin, newAccount, takeSession } from '../account.ts';
import { chosenFile, gradedReport } from '../graded-report.ts';
import { grantCredits } from '../many-files.ts';
import { objectionsOf } from '../objections.ts';
import { test } from '../one-window.ts';
import { inviteBy, makeTeam, teamOn } from '../teams.ts';
import { corpusFile, gradeOnDashboard } from './person.ts';

/** Somebody new makes a team with credits, and invites somebody else who is new. */
async function inviteIntoTeam(page: Page) {
  const owner = await newAccount({ firstName: 'Olga' });
  const member = await newAccount({ firstName: 'Marta' });
  await beLoggedIn(page, owner);
  await grantCredits(owner.email, 11);
  await makeTeam(page, 'Lakeside Careers');
  return { owner, member, link: await inviteBy(page, member.email) };
}

test('an owner makes a team and invites; the invited one joins and grades with its credits; the owner sees it and removes them', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { owner, member, link } = await inviteIntoTeam(page);
  expect(await objectionsOf(page)).toEqual([]);

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { level: 1, name: 'Join Lakeside Careers?' })).toBeVisible();
  await expect(theirs.getByText(`Olga Lovelace (${owner.email}) invites you to this team.`)).toBeVisible();
  await theirs.getByRole('link', { name: 'Log in to join' }).click();
  await fillLogin(theirs, member);
  await theirs.waitForURL('**/team/join?key=*');
  expect(await objectionsOf(theirs)).toEqual([]);
  await theirs.getByRole('button', { name: 'Join team' }).click();
  await theirs.waitForURL('**/dashboard');
  await expect(theirs.getByText('You are in the team Lakeside Careers')).toBeVisible();
  await expect(theirs.getByText('Team Lakeside Careers:')).toBeVisible();
  await expect(theirs.getByText('12 credits')).toBeVisible();
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { name: 'This link invites nobody any more' })).toBeVisible();
  await gradeOnDashboard(theirs, corpusFile('ines-swiss'));

  await page.goto('/account');
  const marta = teamOn(page).getByRole('list', { name: 'Members' }).getByRole('listitem').filter({ hasText: 'Marta' });
  await expect(marta).toContainText('Spent 1 credit this month, 1 in total');
  await expect(page.getByRole('list', { name: 'Credit movements' })).toContainText('Marta Lovelace, in your team');
  await marta.getByRole('button', { name: 'Remove Marta Lovelace' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Marta Lovelace was removed')).toBeVisible();
  await expect(marta).toHaveCount(0);
  await expect(teamOn(page)).toContainText('People who left');

  await theirs.goto('/dashboard');
  await expect(theirs.getByText('1 credit', { exact: true })).toBeVisible();
  await expect(theirs.getByText('Team Lakeside Careers:')).toHaveCount(0);
  await expect(theirs.getByRole('article')).toHaveCount(1);
  await context.close();
});

test('an invitation for another address says so and is not used; declined, it is over', async ({ page, browser }) => {
  test.setTimeout(90_000);
  await beNewcomer(page, { firstName: 'Olga' });
  await makeTeam(page, 'Lakeside Careers');
  const invited = await newAccount();
  const link = await inviteBy(page, invited.email);
  await page.goto(link);
  await expect(page.getByText(`The invitation is for ${invited.email}, and you are logged in as`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join team' })).toHaveCount(0);

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(link);
  await theirs.getByRole('button', { name: 'Decline' }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
  await expect(theirs.getByRole('heading', { name: 'The invitation is declined' })).toBeVisible();
  await context.close();
  await page.goto('/account');
  await expect(page.getByLabel('Their email')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Invitations' })).toHaveCount(0);
  await page.getByRole('button', { name: 'End team' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End team' }).click();
  await expect(page.getByText('You are in no team.')).toBeVisible();
});

test('an owner limits a member, who is told what to do when it is used up, and then gives them the team', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { member, link } = await inviteIntoTeam(page);
  const context = await browser.newContext();
  const theirs = await context.newPage();
  const token = await takeSession(theirs, member.email);
  await theirs.goto(link);
  await theirs.getByRole('button', { name: 'Join team' }).click();
  await theirs.waitForURL('**/dashboard');

  await page.goto('/account');
  await page.getByRole('button', { name: 'Set a limit' }).click();
  await page.getByLabel('Credits a month').fill('many');
  await page.getByRole('button', { name: 'Save limit' }).click();
  await expect(page.getByText('Write a whole number from 0 to 10,000, or nothing.')).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);
  await page.getByLabel('Credits a month').fill('5');
  await page.getByRole('button', { name: 'Save limit' }).click();
  await expect(teamOn(page)).toContainText('Each member may use 5 credits a month.');
  await page.getByRole('button', { name: 'Limit Marta Lovelace' }).click();
  await page.getByLabel('Credits a month').fill('1');
  await page.getByRole('button', { name: 'Save limit' }).click();
  await expect(teamOn(page)).toContainText('Limit 1 credit a month, 1 left');
  await gradedReport(token, chosenFile(corpusFile('ines-swiss')));
  await theirs.goto('/dashboard');
  await expect(theirs.getByText('Team Lakeside Careers, for you:')).toBeVisible();
  await expect(theirs.getByText('Ask the owner of your team for more.')).toBeVisible();
  await theirs.goto('/account');
  await expect(teamOn(theirs)).toContainText('1 credit a month, 0 left');

  await page.reload();
  await page.getByRole('button', { name: 'Give the team to a member' }).click();
  await expect(page.getByRole('dialog')).toContainText('From then on gradings use their credits.');
  expect(await objectionsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Offer the team' }).click();
  await expect(teamOn(page)).toContainText('Offered to Marta Lovelace until');
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'Olga Lovelace offers you Lakeside Careers' })).toBeVisible();
  expect(await objectionsOf(theirs)).toEqual([]);
  await theirs.getByRole('button', { name: 'Become owner' }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Become owner' }).click();
  await expect(teamOn(theirs)).toContainText('1 credit left to share, 2 people');
  await page.reload();
  await expect(teamOn(page)).toContainText('5 credits a month, 5 left');
  await expect(teamOn(page).getByText('11 credits, used again after you leave')).toBeVisible();
  await context.close();
});
