import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

const outbox = join(process.env.E2E_DATA ?? 'data', 'outbox');

/** The section of /account about the team. */
export const teamOn = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: 'Team', exact: true }) });

/** Whoever is logged in makes a team of that name. */
export async function makeTeam(page: Page, name: string) {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Make a team' }).click();
  await page.getByLabel('Name of the team').fill(name);
  await page.getByRole('button', { name: 'Make team' }).click();
  await expect(teamOn(page).getByRole('list', { name: 'Members' }).getByRole('listitem')).toHaveCount(1);
}

/** The owner, on /account, invites an address; answers the path of the link in its letter. */
export async function inviteBy(page: Page, email: string): Promise<string> {
  await page.getByLabel('Their email').fill(email);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Invitations' })).toContainText(email);
  let key: string | undefined;
  await expect(() => {
    const letters = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8').replace(/=\r?\n/g, ''));
    const letter = letters.find((source) => source.includes(`To: ${email}`) && source.includes('/team/join'));
    key = /\/team\/join\?key=(?:3D)?([\w-]+)/.exec(letter ?? '')?.[1];
    expect(key).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return `/team/join?key=${key}`;
}
