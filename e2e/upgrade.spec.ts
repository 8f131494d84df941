import { expect } from '@playwright/test';
import { notesOn, openFlawedReport } from './flawed-report.ts';
import { hideNotesByPlan, shown } from './hidden-by-plan.ts';
import { objectionsOf } from './objections.ts';
import { test } from './one-window.ts';

test('where the plan hides notes, the report says how many and leads to the plans', async ({ page }) => {
  const path = await openFlawedReport(page);
  const content = page.getByRole('tab', { name: /Content/ });
  const found = await content.textContent();
  await hideNotesByPlan(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Upgrade to see all suggestions' })).toBeVisible();
  await expect(notesOn(page)).toHaveCount(shown);
  // What is hidden is counted all the same.
  await expect(content).toHaveText(found ?? '');
  await expect(page.getByText('4 more suggestions on this tab.').first()).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);
  await page.getByRole('tab', { name: /Writing/ }).click();
  await expect(page.getByText('Nothing found here')).toHaveCount(0);
  await page.getByRole('link', { name: 'See the plans' }).click();
  await page.waitForURL('**/pricing');
});
