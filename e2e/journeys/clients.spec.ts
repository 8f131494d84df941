import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { addClient, giveReport, openClientDesk } from '../client-desk.ts';
import { objectionsOf } from '../objections.ts';
import { test } from '../one-window.ts';

test('a coach keeps clients, sorts and filters them, takes the table along, and deletes one with everything', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await openClientDesk(page, browser);
  await addClient(page, { name: 'Nadia Okonkwo', email: 'nadia@example.com', labels: 'spring, remote' });
  await giveReport(page, 'nadia-first');
  await giveReport(page, 'nadia-second');
  const reports = page.getByRole('region', { name: 'Reports' }).getByRole('listitem');
  await expect(reports).toHaveCount(2);
  await reports.first().getByRole('button', { name: 'Take out nadia-second' }).click();
  await expect(reports).toHaveCount(1);
  expect(await objectionsOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'All clients' }).click();
  await addClient(page, { name: 'Bela Novak', email: '', labels: 'remote' });
  await expect(page.getByText('No report is theirs yet.')).toBeVisible();
  await page.getByRole('link', { name: 'All clients' }).click();
  const rows = page.getByRole('table', { name: 'Your clients' }).getByRole('rowheader');
  await expect(rows).toContainText(['Bela Novak', 'Nadia Okonkwo']);
  await page.getByRole('button', { name: 'Grade', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toContainText(['Nadia Okonkwo', 'Bela Novak']);
  await expect(page.getByRole('columnheader', { name: 'Grade', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(await objectionsOf(page)).toEqual([]);
  await page.getByLabel('Label', { exact: true }).selectOption('spring');
  await expect(page.getByRole('status').filter({ hasText: '1 of 2 clients' })).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download table' }).click();
  const lines = readFileSync(await (await saved).path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Nadia Okonkwo,nadia@example.com,"spring, remote",consent,1,');

  await page.getByRole('link', { name: 'Nadia Okonkwo' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nadia Okonkwo was deleted')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await page.goto('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'View nadia-second' })).toBeVisible();
});
