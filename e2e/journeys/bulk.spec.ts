import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { beLoggedIn, newAccount } from '../account.ts';
import { batchOn, chooseMany, chosenResume, chosenZip, clientNames, grantCredits, notResumes } from '../many-files.ts';
import { objectionsOf } from '../objections.ts';
import { test } from '../one-window.ts';

const inTime = { timeout: 60_000 };

async function expectGraded(page: Page, standing: string) {
  await expect(batchOn(page).getByRole('status')).toHaveText(standing, inTime);
}

test('a coach grades forty resumes with too few credits for all, and nothing that is refused costs one', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const account = await newAccount();
  await beLoggedIn(page, account);
  await grantCredits(account.email, 31);
  const files = [...notResumes, ...clientNames(27).map(chosenResume), chosenZip(clientNames(10, 'From the ZIP'))];
  await chooseMany(page, files);

  const batch = batchOn(page);
  await expect(batch.getByRole('heading', { name: 'Your 40 files' })).toBeVisible();
  await expect(batch.getByRole('list', { name: 'Files that are not graded' })).toContainText('Notes.docx');
  await expect(batch.getByText('39 resumes, 39 credits; you have 32.')).toBeVisible();
  await expect(batch.getByRole('link', { name: 'Buy credits' })).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);

  await batch.getByRole('button', { name: 'Grade 32' }).click();
  await expect(batch.getByRole('progressbar', { name: 'Gradings' })).toBeVisible();
  // It goes on while the coach looks at something else, and stands as it is for whoever comes back.
  await page.goto('/profile');
  await page.goto('/dashboard');
  await expectGraded(page, '30 graded, 7 not graded yet.');
  await expect(batch.getByText('7 resumes, 7 credits; you have 2.')).toBeVisible();
  await expect(batch.getByRole('heading', { name: '3 files not graded. This cost nothing.' })).toBeVisible();
  await batch.getByRole('button', { name: 'Grade 2', exact: true }).click();
  await expectGraded(page, '32 graded, 5 not graded yet.');
  await expect(batch.getByText('5 resumes, 5 credits; you have 0.')).toBeVisible();
  await batch.getByRole('button', { name: 'Show all 37' }).click();
  await expect(batch.getByRole('list', { name: 'Files', exact: true }).getByRole('link')).toHaveCount(32);
  expect(await objectionsOf(page)).toEqual([]);
});

test('files that had not arrived are chosen again, and equal ones are graded once', async ({ page }) => {
  test.setTimeout(120_000);
  await beLoggedIn(page, await newAccount());
  const [first, second] = clientNames(2).map(chosenResume);
  if (!first || !second) throw new Error('There are two clients.');
  await page.route('**/files/**', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await page.goto('/dashboard');
  await page.waitForSelector('input[type=file]', { state: 'attached' });
  await page.setInputFiles('input[type=file]', [first, { ...first, name: 'Copy of it.pdf' }, second]);
  const batch = batchOn(page);
  await expect(batch.getByText('Nothing is graded or charged yet.')).toBeVisible();
  await page.unroute('**/files/**');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();

  await expect(batch.getByText('3 files did not arrive.')).toBeVisible();
  await batch
    .getByLabel('Choose the files that did not arrive')
    .setInputFiles([first, { ...first, name: 'Copy of it.pdf' }, second]);
  await expect(batch.getByText('The same file as')).toBeVisible(inTime);
  await expect(batch.getByText('2 resumes, 2 credits; you have 1.')).toBeVisible();
  await batch.getByRole('button', { name: 'Grade 1', exact: true }).click();
  await expectGraded(page, '1 graded, 1 not graded yet.');
  await expect(page.getByRole('article')).toHaveCount(1);

  for (const [item, name] of [
    ['Table (CSV)', 'reports.csv'],
    ['Marked PDFs (ZIP)', 'marked-resumes.zip'],
  ] as const) {
    await page.getByRole('button', { name: 'Download these reports' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    expect((await download).suggestedFilename()).toBe(name);
    const file = readFileSync(await (await download).path(), 'latin1');
    expect(file).toContain(name.endsWith('csv') ? 'Client 01.pdf' : 'Client 01 marked.pdf');
  }

  await batch.getByRole('button', { name: 'Close list' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close and delete' }).click();
  await expect(batch).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(batch).toBeHidden();
});
