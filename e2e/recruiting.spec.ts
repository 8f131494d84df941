import { expect, type Page } from '@playwright/test';
import { keyInLetter, newCandidate, newRequest } from './candidates.ts';
import { objectionsOf } from './objections.ts';
import { test } from './one-window.ts';
import { beOperator } from './operator.ts';
import { narrow } from './screens/screen.ts';

/** Opens a request in the console, and waits until these people are found. */
async function openRequest(page: Page, company: string, people: { firstName: string }[]) {
  await page.goto('/operator?section=requests');
  await page.getByRole('link', { name: `Software Engineer, ${company}` }).click();
  // Whoever consents is found within seconds.
  await expect(async () => {
    await page.reload();
    for (const { firstName } of people)
      await expect(page.getByRole('button', { name: `Add ${firstName} Lovelace` })).toBeVisible({
        timeout: 3000,
      });
  }).toPass({ timeout: 60_000 });
}

async function choose(page: Page, { firstName }: { firstName: string }) {
  await page.getByRole('button', { name: `Add ${firstName} Lovelace` }).click();
  await page.getByRole('button', { name: `Ask by mail: ${firstName} Lovelace` }).click();
  await expect(page.getByText('no answer yet').first()).toBeVisible();
}

async function answer(page: Page, email: string, verb: 'Accept' | 'Decline') {
  await page.goto(`/hiring/ask?key=${await keyInLetter(email, 'hiring/ask')}`);
  await page.getByRole('button', { name: verb }).click();
}

test('from an employer’s request to the invoice, with one who declines and one who withdraws in the middle', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const mark = crypto.randomUUID().slice(0, 4);
  const people = await Promise.all(['Mara', 'Nils', 'Oda'].map((name) => newCandidate(`${name}${mark}`)));
  const [mara, nils, oda] = people;
  if (!mara || !nils || !oda) throw new Error('Three people are needed.');
  const employer = await newRequest(`Erie Lanes ${mark}`);
  await beOperator(page);
  await openRequest(page, employer.company, people);
  for (const person of people) await choose(page, person);
  expect(await objectionsOf(page)).toEqual([]);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.setViewportSize(narrow);
  await visitor.goto(`/hiring/ask?key=${await keyInLetter(mara.email, 'hiring/ask')}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`May we show you to ${employer.company}?`);
  await expect(visitor.getByText('£60,000 to £80,000')).toBeVisible();
  expect(await objectionsOf(visitor)).toEqual([]);
  await answer(visitor, mara.email, 'Accept');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`You may be shown to ${employer.company}`);
  await answer(visitor, oda.email, 'Accept');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`You may be shown to ${employer.company}`);
  await answer(visitor, nils.email, 'Decline');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('You will not be shown');

  await page.reload();
  await page.getByRole('button', { name: 'Send the shortlist' }).click();
  await expect(page.getByRole('button', { name: 'Send the shortlist again' })).toBeVisible();
  await visitor.goto(`/hiring/shortlist?key=${await keyInLetter(employer.email, 'hiring/shortlist')}`);
  await expect(visitor.getByRole('heading', { level: 2 })).toHaveText([
    `${mara.firstName} Lovelace`,
    `${oda.firstName} Lovelace`,
  ]);
  await expect(visitor.getByRole('img', { name: `Page 1 of the resume of ${mara.firstName}` })).toBeVisible();
  expect(await objectionsOf(visitor)).toEqual([]);
  await oda.consent(false);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 2 })).toHaveText([`${mara.firstName} Lovelace`]);
  await visitor.getByLabel(`When would you like to meet ${mara.firstName}?`).fill('Tuesday at ten');
  await visitor.getByRole('button', { name: 'Ask for an interview' }).click();
  await expect(visitor.getByText('You would like to meet.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('“Tuesday at ten”')).toBeVisible();
  await expect(page.getByText(`${oda.firstName} Lovelace`)).toHaveCount(0);
  await page.getByRole('button', { name: `Interview with ${mara.firstName} Lovelace` }).click();
  await page.getByLabel('Day and time of the interview').fill('2026-12-01T10:00');
  await page.getByRole('button', { name: 'Note it' }).click();
  await expect(page.getByText(/^Interview: Dec 1, 2026/)).toBeVisible();
  await page.getByRole('button', { name: `Hired: ${mara.firstName} Lovelace` }).click();
  await page.getByRole('button', { name: 'Make the invoice' }).click();
  await expect(page.getByText('Type the salary of the first year')).toBeVisible();
  await page.getByLabel('Salary of the first year').fill('70,000');
  await page.getByLabel('Fee in percent').fill('18');
  await page.getByLabel('First day of work').fill('2027-01-04');
  await page.getByLabel('Tax', { exact: true }).selectOption('Reverse charge');
  await page.getByRole('button', { name: 'Make the invoice' }).click();
  await expect(page.getByText('Type the tax number of who pays')).toBeVisible();
  await page.getByLabel('Tax', { exact: true }).selectOption('At a rate');
  await page.getByLabel('VAT in percent').fill('20');
  await expect(page.getByText('Fee £12,600.00, tax £2,520.00. Total due: £15,120.00')).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make the invoice' }).click();
  await expect(page.getByText(/^Placed: Software Engineer, invoice/)).toBeVisible();

  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Placements' }).click();
  await expect(page.getByText('£15,120.00').first()).toBeVisible();
  await expect(page.getByText('(£12,600.00), plus 20 % VAT (£2,520.00)').first()).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download invoice/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^invoice-\d{4}-\d{4}\.pdf$/);
  await page
    .getByRole('button', { name: /as paid$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /as not paid$/ }).first()).toBeVisible();
});
