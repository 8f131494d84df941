import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { objectionsOf } from './objections.ts';
import { test } from './one-window.ts';

const outbox = join(process.env.E2E_DATA ?? 'data', 'outbox');

async function fillIn(page: Page, email: string) {
  const fields: [label: string, value: string][] = [
    ['Company', 'Erie Lanes'],
    ['Your name', 'Tomas Ferrer'],
    ['Work email', email],
    ['Role', 'Supply Chain Analyst'],
    ['Place', 'Cleveland'],
    ['Salary from, a year', '70,000'],
    ['Salary to, a year', '90,000'],
    ['Must-have skills', 'SQL, Tableau'],
    ['Years of such work', '3'],
  ];
  for (const [label, value] of fields) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Workplace').selectOption('Hybrid');
}

/** The address of the link in the letter to a mailbox. */
async function linkTo(email: string): Promise<string> {
  let link: string | undefined;
  await expect(() => {
    const letters = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
    const letter = letters.find((source) => source.includes(`To: ${email}`) || source.includes(email));
    link = /\/hiring\/request\?key=(?:3D)?([\w-]+)/.exec(letter?.replace(/=\r?\n/g, '') ?? '')?.[1];
    expect(link).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return `/hiring/request?key=${link}`;
}

test('an employer sends a request, confirms it by the letter, changes it and withdraws it', async ({ page }) => {
  const email = `tomas-${Date.now()}@erie.example`;
  await page.goto('/hiring');
  await page.getByRole('link', { name: 'Ask for candidates' }).click();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await expect(page.getByLabel('Company')).toBeFocused();
  expect(await objectionsOf(page)).toEqual([]);
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your request' })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();

  const link = await linkTo(email);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your request' })).toBeVisible();
  await expect(page.getByText('$70,000 to $90,000')).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your request' })).toBeVisible();

  await page.getByRole('button', { name: 'Change request' }).click();
  await page.getByLabel('Role').fill('Senior Supply Chain Analyst');
  await page.getByLabel('Salary to, a year').fill('60,000');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The upper end is below the lower end')).toBeVisible();
  await page.getByLabel('Salary to, a year').fill('95,000');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Senior Supply Chain Analyst')).toBeVisible();
  await expect(page.getByText(/^Last changed on/)).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'Your request is withdrawn' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link does not open a request any more' })).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);
});

test('a request that could not be sent is kept in the form', async ({ page }) => {
  await page.route('**/api/hiring/requests', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/hiring');
  await fillIn(page, 'tomas@erie.example');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Company')).toHaveValue('Erie Lanes');
});
