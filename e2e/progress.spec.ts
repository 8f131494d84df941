import { expect } from '@playwright/test';
import { objectionsOf } from './objections.ts';
import { test } from './one-window.ts';
import { expectSealed, uploadResume } from './visitor.ts';

const stream = '**/api/grading/public-progress/*';

test('a visitor sees how far the grading is, and a reload goes on from there', async ({ page }) => {
  // A stream without events keeps the screen in its waiting state.
  await page.route(stream, () => {});
  await uploadResume(page);
  await page.getByRole('button', { name: 'Start Grading' }).click();
  await page.waitForURL('**/preprocessing');
  await expect(page.getByRole('heading', { name: 'Preprocessing your resume' })).toBeFocused();
  await expect(page.getByRole('progressbar', { name: 'Grading' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Page 1 of/ })).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);

  await page.unroute(stream);
  await page.reload();
  await expectSealed(page);
});

test('the position in the queue is shown', async ({ page }) => {
  await page.route(stream, async (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1);
    const progress = { resumeId: id, state: 'queued', stage: 'uploaded', percent: 5, queuePosition: 3, error: null };
    const body = `retry: 60000\nevent: progress\ndata: ${JSON.stringify(progress)}\n\n`;
    await route.fulfill({ contentType: 'text/event-stream', body });
  });
  await uploadResume(page);
  await page.getByRole('button', { name: 'Start Grading' }).click();
  await expect(page.getByText('You are number 3 in the queue.')).toBeVisible();
});

test('a resume that cannot be graded leads home, with the sentence of the server and what helps', async ({ page }) => {
  const message = 'This resume is not in English, the only language we grade so far.';
  await page.route(stream, async (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1);
    const error = { code: 'wrong_language', message };
    const progress = { resumeId: id, state: 'refused', stage: 'reading', percent: 15, queuePosition: null, error };
    await route.fulfill({
      contentType: 'text/event-stream',
      body: `event: progress\ndata: ${JSON.stringify(progress)}\n\n`,
    });
  });
  await uploadResume(page);
  await page.getByRole('button', { name: 'Start Grading' }).click();
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.getByRole('button', { name: 'Upload Again' }).click();
  await page.reload();
  await expect(page.getByText('or drop it here')).toBeVisible();
});

test('a grading that breaks leads home with a message, and says that it cost nothing', async ({ page }) => {
  await page.route(stream, async (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1);
    const error = { code: 'our_fault', message: 'Grading failed, and that is our fault. No credit was used.' };
    const progress = { resumeId: id, state: 'failed', stage: 'content', percent: 50, queuePosition: null, error };
    await route.fulfill({
      contentType: 'text/event-stream',
      body: `event: progress\ndata: ${JSON.stringify(progress)}\n\n`,
    });
  });
  await uploadResume(page);
  await page.getByRole('button', { name: 'Start Grading' }).click();
  await expect(page.getByText('Something went wrong. Please try again')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('This was not your file', { exact: false })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('publicObj'))).toBeNull();
});
