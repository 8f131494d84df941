import { expect } from '@playwright/test';
import { objectionsOf } from './objections.ts';
import { test } from './one-window.ts';
import { brokenFile, chooseFile, uploadResume } from './visitor.ts';

test('a file that is not a PDF is not sent', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await chooseFile(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
  await expect(page.getByText('Please select a valid PDF')).toBeVisible();
  expect(calls).toEqual([]);
});

test('an unreadable file shows what is wrong and what helps, and the next file goes through', async ({ page }) => {
  await chooseFile(page, brokenFile);
  const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(alert).toContainText(
    'There is an issue with your resume file or format that prevents us from grading it.',
  );
  await expect(alert.getByRole('listitem')).toHaveCount(3);
  expect(await objectionsOf(page)).toEqual([]);

  await alert.getByRole('button', { name: 'Upload Again' }).click();
  await uploadResume(page);
});

test('an upload that the server refuses says so and can be tried again', async ({ page }) => {
  await page.route('**/api/resume/public-request-upload', (route) => route.fulfill({ status: 500, json: {} }));
  // The message goes away by itself, perhaps before the choice of the file has come back.
  await Promise.all([
    expect(page.getByText('Error uploading resume. Server returned an error.')).toBeVisible(),
    chooseFile(page, brokenFile),
  ]);
  await expect(page.getByRole('button', { name: 'Upload Again' })).toBeVisible();
});

test('25 MB that are no PDF in truth are refused in a sentence, and the next file goes through', async ({ page }) => {
  const buffer = Buffer.alloc(25 * 1024 * 1024, 'PK');
  await chooseFile(page, { name: 'letter.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByText('Please select a valid PDF').first()).toBeVisible();
  await page.getByRole('button', { name: 'Upload Again' }).click();
  await uploadResume(page);
});
