import { expect } from '@playwright/test';
import { objectionsOf } from '../objections.ts';
import { test } from '../one-window.ts';
import { gradeTwoVersions } from '../weak-report.ts';

test('two uploads of one person are joined by a click, unfold, show what changed, and come apart', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await gradeTwoVersions(page, browser);
  await page.goto('/dashboard');
  const cards = page.getByRole('article');
  const proposal = page.getByRole('region', { name: 'Versions of one resume' });
  await expect(proposal).toContainText('Is “nadia-second”');
  await expect(cards).toHaveCount(2);
  expect(await objectionsOf(page)).toEqual([]);

  await proposal.getByRole('button', { name: 'Keep as versions' }).click();
  await expect(cards).toHaveCount(1);
  await proposal.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(2);
  await proposal.getByRole('button', { name: 'Keep as versions' }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('link', { name: 'View nadia-second' })).toBeVisible();

  await cards.getByText('1 older version').click();
  await expect(cards.getByRole('link', { name: /nadia-first/ })).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);
  await cards.getByRole('link', { name: /^Grades over time/ }).click();
  await expect(page.getByRole('img', { name: /^The score over 2 versions, from/ })).toBeVisible();
  const rows = page.getByRole('list', { name: 'Versions, the newest first' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(/[1-9]\d* notes? fixed, \d+ new/);

  await rows.first().getByRole('button', { name: 'Take out nadia-second' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('link', { name: 'What changed in nadia-second' }).click();
  await expect(page.getByRole('article', { name: 'Before: nadia-first' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'After: nadia-second' })).toBeVisible();
});
