import { expect, test } from '@playwright/test';
import type { Resume } from '@redmark/contract';
import { notesOn, openFlawedReport } from './flawed-report.ts';
import { objectionsOf } from './visitor.ts';

const shown = 2;

test('where notes are held back, the report says how many and leads to the plans', async ({ page }) => {
  // This installation shows all notes, so its answer is cut as one with FREE_NOTES=2 cuts it.
  await page.route('**/api/resume/analysis-result/*', async (route) => {
    const response = await route.fetch();
    const resume = (await response.json()) as Resume;
    const content = resume.grading?.findings.filter(({ category }) => category === 'content').slice(0, shown) ?? [];
    const cut = { ...resume.grading, findings: content };
    await route.fulfill({
      response,
      json: { ...resume, grading: cut, withheld: { content: 4, formatting: 3, writing: 8 } },
    });
  });
  const path = await openFlawedReport(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Upgrade to see all suggestions' })).toBeVisible();
  await expect(notesOn(page)).toHaveCount(shown);
  await expect(page.getByRole('tab', { name: /Content/ })).toContainText('6');
  await expect(page.getByText('4 more suggestions on this tab.').first()).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);
  await page.getByRole('tab', { name: /Writing/ }).click();
  await expect(page.getByText('Nothing found here')).toHaveCount(0);
  await page.getByRole('link', { name: 'See the plans' }).click();
  await page.waitForURL('**/pricing');
});
