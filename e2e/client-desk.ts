import { type Browser, expect, type Page } from '@playwright/test';
import { gradeTwoVersions } from './weak-report.ts';

/** The clients of an account that has two reports and no client. */
export async function openClientDesk(page: Page, browser: Browser) {
  await gradeTwoVersions(page, browser);
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Clients' }).click();
  await expect(page.getByText('You have no clients yet.')).toBeVisible();
}

/** From the list of clients to the page of a new one. */
export async function addClient(page: Page, { name, email, labels }: Record<'name' | 'email' | 'labels', string>) {
  await page.getByRole('button', { name: 'New client' }).click();
  const form = page.getByRole('dialog', { name: 'New client' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email, if you like').fill(email);
  await form.getByLabel('Labels').fill(labels);
  await form.getByRole('button', { name: 'Add client' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** On the page of a client with a report: invites an address to take it. */
export async function inviteTo(page: Page, email: string) {
  await page.getByRole('button', { name: 'Hand over a report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hand over a report' });
  await dialog.getByLabel('Email of the client').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Invitations' })).toContainText(`${email} · a copy`);
}

/** On the page of a client: says that a report is theirs. */
export async function giveReport(page: Page, name: string) {
  const button = page.getByRole('button', { name: `Add ${name}`, exact: true });
  if (!(await button.isVisible())) await page.getByText(/^Add reports of/).click();
  await button.click();
  await expect(page.getByRole('region', { name: 'Reports' }).getByRole('link', { name })).toBeVisible();
}
