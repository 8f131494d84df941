import { expect } from '@playwright/test';
import { matchAdvert } from './job-advert.ts';
import { objectionsOf } from './objections.ts';
import { test } from './one-window.ts';
import { gradeTwoVersions, openView, openWeakReport } from './weak-report.ts';

test('a job advert is matched line by line, and the grade stays as it is', async ({ page, browser }) => {
  await openWeakReport(page, browser);
  const grade = page.getByText(/^[\d.]+ of 100$/).first();
  const before = await grade.textContent();
  await openView(page, 'Match a job');
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  await expect(page.getByText('Please paste the advert')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Job advert' })).toBeFocused();

  await matchAdvert(page);
  const group = (name: RegExp) => page.getByRole('region', { name });
  await expect(group(/^Shown/)).toContainText('Tableau or Power BI');
  await expect(group(/^Shown/)).toContainText('building weekly dashboards in Tableau');
  await expect(group(/^Listed/)).toContainText('SAP');
  await expect(group(/^Listed/)).toContainText('If you have used it at work');
  await expect(group(/^Missing/)).toContainText('Spanish');
  await expect(group(/^Missing/)).toContainText('If you speak it');
  await expect(page.getByText('Kubernetes')).toHaveCount(0);

  await group(/^Shown/)
    .getByRole('button', { name: 'Show Tableau or Power BI on the page' })
    .click();
  await expect(page.locator('svg rect.stroke-mark-guide')).not.toHaveCount(0);
  expect(await grade.textContent()).toBe(before);
  expect(await objectionsOf(page)).toEqual([]);
});

test('an advert is kept with the report, matched again and removed', async ({ page, browser }) => {
  await gradeTwoVersions(page, browser);
  await openView(page, 'Match a job');
  await matchAdvert(page);
  await page.getByRole('button', { name: 'Save this advert' }).click();
  await expect(page.getByRole('button', { name: 'Advert is saved' })).toBeDisabled();

  await page.getByRole('combobox', { name: 'Match the same advert with' }).selectOption({ index: 1 });
  await expect(page.getByText(/^Only it shows|^It shows nothing/).first()).toBeVisible();

  await page.reload();
  const saved = page.getByRole('region', { name: 'Saved adverts' });
  await saved.getByRole('button', { name: 'Match Supply Chain Analyst' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Match with “Supply Chain Analyst”' })).toBeVisible();
  await page.getByRole('button', { name: 'Match another advert' }).click();
  await saved.getByRole('button', { name: 'Remove Supply Chain Analyst' }).click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }).click();
  await expect(saved).toHaveCount(0);
});
