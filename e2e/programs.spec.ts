import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { beNewcomer } from './account.ts';
import { objectionsOf } from './objections.ts';
import { test } from './one-window.ts';
import { uploadResume } from './visitor.ts';

test('a key is made, shown once and copied, opens the API, and is refused after it is revoked', async ({
  page,
  request,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await beNewcomer(page);
  await page.goto('/account');
  await expect(page.getByText('You have no keys.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a key' }).click();
  await page.getByRole('button', { name: 'Make key' }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByLabel('Name of the key').fill('Nightly import');
  for (const box of await page.getByRole('group', { name: 'What it may do' }).getByRole('checkbox').all())
    await box.uncheck();
  await page.getByRole('button', { name: 'Make key' }).click();
  await expect(page.getByText('Choose what the key may do.')).toBeVisible();
  await page.getByLabel('Read resumes').check();
  await page.getByRole('button', { name: 'Make key' }).click();

  const field = page.getByLabel('Your new key “Nightly import”');
  await expect(field).toBeFocused();
  const secret = await field.inputValue();
  expect(secret).toMatch(/^rmk_[\w-]{43}$/);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  expect(await objectionsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(field).toHaveCount(0);

  const ask = async () =>
    (await request.get('/api/resumes', { headers: { authorization: `Bearer ${secret}` } })).status();
  expect(await ask()).toBe(200);
  await page.reload();
  const keys = page.getByRole('list', { name: 'API keys' });
  await expect(keys).toContainText(`${secret.slice(0, 12)}…`);
  await expect(keys).toContainText('last used');
  await expect(page.getByText(secret)).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke Nightly import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(keys.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Revoke Nightly import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('You have no keys.')).toBeVisible();
  expect(await ask()).toBe(401);
});

test('a webhook is added, told of a report, told again, and deleted', async ({ page }) => {
  const types: string[] = [];
  const server = createServer((request, response) => {
    request.on('data', (chunk) => types.push(JSON.parse(String(chunk)).type));
    request.on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;

  await beNewcomer(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await page.getByLabel('Address').fill('example');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('Write the whole address')).toBeVisible();
  await page.getByLabel('Address').fill(url);
  await page.getByRole('checkbox', { name: 'Few credits are left' }).uncheck();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByLabel('The secret that signs its messages')).toHaveValue(/^whsec_/);
  await page.getByRole('button', { name: 'Done' }).click();

  await uploadResume(page, '/dashboard');
  await page.getByRole('button', { name: 'Start Grading' }).click();
  await page.waitForURL('**/results?id=*');
  await expect.poll(() => types).toEqual(['report.ready']);
  await page.goto('/account');
  await page.getByRole('button', { name: `Messages to ${url}` }).click();
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('delivered, answered 204');
  expect(await objectionsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => types).toHaveLength(2);
  await page.getByRole('button', { name: `Delete ${url}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('You have no webhooks.')).toBeVisible();
  server.close();
});
