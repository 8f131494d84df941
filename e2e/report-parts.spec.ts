import { expect, type Page } from '@playwright/test';
import type { Grading } from '@redmark/contract';
import { newAccount, takeSession } from './account.ts';
import { chosenFile, gradedReport, openNewReport } from './graded-report.ts';
import { test } from './one-window.ts';
import { openMarkedTab, openReport, resumeFile } from './visitor.ts';

type Finding = Grading['findings'][number];

/** Opens a report with changed findings and guides; the pages are real. */
async function openChanged(page: Page, change: (grading: Grading) => Partial<Grading>) {
  await page.route('**/api/resume/analysis-result/*', async (route) => {
    const response = await route.fetch();
    const resume = (await response.json()) as { grading: Grading };
    await route.fulfill({ response, json: { ...resume, grading: { ...resume.grading, ...change(resume.grading) } } });
  });
  await openReport(page);
}

const repetition = (number: number, severity: Finding['severity']): Finding => ({
  number,
  rule: 'repeated-opening-verb',
  category: 'writing',
  group: 'writing.overused',
  severity,
  title: `“Led” opens ${number + 2} bullets`,
  advice: 'Open each bullet with a different strong verb.',
  text: 'Led',
  gain: 0.4,
  boxes: [{ page: 0, box: [72, 200 + number * 40, 120, 212 + number * 40] }],
  section: 'Experience',
  isPlainError: false,
});

test('repetition feedback has red and yellow dots', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openChanged(page, () => ({ findings: [repetition(1, 'major'), repetition(2, 'minor')] }));
  await page.getByRole('tab', { name: /Writing/ }).click();
  await expect(page.getByRole('heading', { name: 'Repetition feedback' })).toBeVisible();
  await expect(page.locator('.dot-red')).toHaveCount(1);
  await expect(page.locator('.dot-yellow')).toHaveCount(1);
});

test('a page whose lines all start at their guides is called aligned, and guides are drawn otherwise', async ({
  page,
}) => {
  const guide = { page: 0, key: 'bullets', mode: 72, display_text: 'Bullets start at 72 points', sar_list: {} };
  const others = ({ findings }: Grading) => findings.filter(({ group }) => group !== 'formatting.vertical');
  await openChanged(page, (grading) => ({ findings: others(grading), guides: [guide] }));
  await page.getByRole('tab', { name: /Formatting/ }).click();
  await expect(page.getByText('All sentences are properly aligned')).toBeVisible();
  await expect(page.locator('line.mark-guide')).toHaveCount(1);

  await page.unroute('**/api/resume/analysis-result/*');
  const off = { 0: { word_coor: [80, 200, 120, 212] as [number, number, number, number], text: 'Led', deviation: 8 } };
  await openChanged(page, (grading) => ({ findings: others(grading), guides: [{ ...guide, sar_list: off }] }));
  await page.getByRole('tab', { name: /Formatting/ }).click();
  await expect(page.getByText('All sentences are properly aligned')).toBeHidden();
  await expect(page.getByRole('list', { name: 'Alignment guides' })).toContainText('Bullets start at 72 points');
});

test('a report that a check is missing from says that its grade is partial', async ({ page }) => {
  const missing = {
    title: 'A part was not checked',
    text: 'By a fault of ours this was not checked: “Words are spelled right”.',
  };
  await openChanged(page, () => ({ failedRules: ['spelling-misspelled'], insights: [missing] }));
  await expect(page.getByText('Partial: not everything was checked')).toBeVisible();
  await expect(page.getByText(missing.text)).toBeVisible();
});

test('a report without its sections is logged', async ({ page }) => {
  const told: string[] = [];
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
  const content = { ...repetition(1, 'major'), category: 'content', group: 'content' } as const;
  await openChanged(page, () => ({ findings: [content], Content: {} }));
  expect(told).toContain('Page sections not defined');
});

test('a report opens on its first part, at the top, with nothing chosen', async ({ page }) => {
  await openNewReport(page, chosenFile(resumeFile));
  await openMarkedTab(page);
  await page.getByRole('tab', { name: /Writing/ }).click();
  await page.evaluate(() => scrollTo(0, 2000));
  await page.getByRole('link', { name: 'your dashboard' }).click();
  await page.getByRole('link', { name: 'View samira-mixed-signs' }).click();
  await page.waitForURL('**/results?id=*');
  await expect(page.getByRole('tab', { name: /Content/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[aria-pressed=true]')).toHaveCount(0);
  await expect(async () => expect(await page.evaluate(() => scrollY)).toBe(0)).toPass();
});

test('a report that cannot be deleted stays where it is, and says so', async ({ page }) => {
  const { email } = await newAccount();
  await gradedReport(await takeSession(page, email), chosenFile(resumeFile));
  await page.goto('/dashboard');
  await page.route('**/api/resume/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await page.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Something went wrong. Please try again')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(1);
});
