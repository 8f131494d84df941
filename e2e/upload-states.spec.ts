import { readFileSync } from 'node:fs';
import { expect, type Page, test as testAlone } from '@playwright/test';
import { beLoggedIn, beNewcomer, newAccount } from './account.ts';
import { test } from './one-window.ts';
import { twoPageResume } from './two-page-resume.ts';
import { chooseFile, hydrate, resumeFile, uploadResume } from './visitor.ts';

const thumbnails = '**/api/thumbnail/public-request-upload';

/** Delays requests that match the pattern until they are released. */
async function hold(page: Page, address: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

const keptVisit = (page: Page) => page.evaluate(() => localStorage.getItem('publicObj'));

test('an upload shows grey lines and how much has left, then the page behind grey lines, then the page', async ({
  page,
}) => {
  const send = await hold(page, '**/files/**');
  const releaseThumbnails = await hold(page, thumbnails);
  await chooseFile(page, resumeFile);
  const panel = page.getByRole('region', { name: 'Upload your resume' });
  await expect(panel.getByText(/^\d+%$/)).toBeVisible();
  await expect(panel.getByText('5 KB')).toBeVisible();
  await expect(panel.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await expect(panel.locator('.breathe')).toHaveCount(9);
  send();
  await expect(panel.getByText('resume.pdf')).toBeVisible();
  await expect(panel.getByText('PDF', { exact: true })).toBeVisible();
  await expect(panel.getByText('5 KB')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Start Grading' })).toBeDisabled();
  await expect(panel.locator('.breathe')).toHaveCount(15);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(panel.locator('.breathe')).toHaveCount(13);
  releaseThumbnails();
  await expect(panel.getByRole('button', { name: 'Start Grading' })).toBeEnabled();
  await expect(panel.locator('.breathe')).toHaveCount(0);
  expect(JSON.parse((await keptVisit(page)) ?? '{}')).toMatchObject({
    fileName: 'resume.pdf',
    resumeId: expect.any(String),
  });
  expect(await page.evaluate(() => localStorage.getItem('thumbnailKey'))).toContain('mid');
});

test('a file is dropped on the panel', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const files = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer();
    transfer.items.add(
      new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], 'dropped.pdf', {
        type: 'application/pdf',
      }),
    );
    return transfer;
  }, readFileSync(resumeFile).toString('base64'));
  const panel = page.getByRole('region', { name: 'Upload your resume' });
  await panel.locator('label').first().dispatchEvent('drop', { dataTransfer: files });
  await expect(panel.getByText('dropped.pdf')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Grading' })).toBeEnabled();
});

test('several files at once are not cut to the first, and an empty one is refused as empty', async ({ page }) => {
  const pdf = { name: 'one.pdf', mimeType: 'application/pdf', buffer: readFileSync(resumeFile) };
  await chooseFile(page, { ...pdf, buffer: Buffer.alloc(0) });
  await expect(page.getByText('This file is empty. Save your resume as a PDF again and upload that.')).toBeVisible();
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    for (const name of ['one.pdf', 'two.pdf', 'three.pdf'])
      transfer.items.add(new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
    return transfer;
  });
  await page.locator('#upload label').first().dispatchEvent('drop', { dataTransfer: files });
  await expect(page.getByText('You chose 3 files. Each resume is graded by itself: choose one of them.')).toBeVisible();
});

test('before a grading begins it says what it takes: an account, a credit, or credits to buy', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await uploadResume(page);
  await expect(
    page.getByText(/you make an account, confirmed by a code we email you\. Your first report is free\./),
  ).toBeVisible();
  const height = page.viewportSize()?.height ?? 0;
  const start = await page.getByRole('button', { name: 'Start Grading' }).boundingBox();
  expect((start?.y ?? height) + (start?.height ?? 0)).toBeLessThan(height);
  await beNewcomer(page);
  await page.goto('/dashboard');
  await expect(page.getByText('Grading uses one credit; you have 1.')).toBeVisible();
  await page.goto('/pricing');
  await expect(page.getByRole('status').getByText('waits for you', { exact: false })).toContainText('resume.pdf');
});

test('a server that fails is not blamed on the file', async ({ page }) => {
  await page.route('**/files/**', (route) =>
    route.fulfill({ status: 503, json: { code: 'busy', message: 'We are busy.' } }),
  );
  await chooseFile(page, resumeFile);
  await expect(page.getByText('This was not your file', { exact: false })).toBeVisible();
  await expect(page.getByText('What helps most files')).toHaveCount(0);
});

test('a sealed report that was deleted meanwhile is reported as gone', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() =>
    localStorage.setItem(
      'publicObj',
      JSON.stringify({ fileName: 'old.pdf', resumeId: crypto.randomUUID(), step: 'graded' }),
    ),
  );
  await page.goto('/preprocessing');
  await expect(page.getByText('The resume you uploaded here is gone', { exact: false })).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await keptVisit(page)).toBeNull();
});

test('closing the preview forgets the file', async ({ page }) => {
  await uploadResume(page);
  await page.getByRole('button', { name: 'Close and choose another file' }).click();
  await expect(page.getByText('or drop it here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Grading' })).toHaveCount(0);
  expect(await keptVisit(page)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('thumbnailKey'))).toBeNull();
});

test('pages are turned from the first to the last and no further', async ({ page }) => {
  await chooseFile(page, await twoPageResume(page));
  await expect(page.getByText('1/2', { exact: true })).toBeVisible();
  const back = page.getByRole('button', { name: 'Previous page' });
  const on = page.getByRole('button', { name: 'Next page' });
  await expect(back).toBeDisabled();
  await on.click();
  await expect(page.getByText('2/2', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Page 2 of two-pages.pdf' })).toBeVisible();
  await expect(on).toBeDisabled();
  await back.click();
  await expect(page.getByText('1/2', { exact: true })).toBeVisible();
});

test('an unknown size is shown as the largest there is', async ({ page }) => {
  await uploadResume(page);
  await page.evaluate(() => {
    const { size, ...visit } = JSON.parse(localStorage.getItem('publicObj') ?? '{}');
    localStorage.setItem('publicObj', JSON.stringify(visit));
  });
  await page.reload();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Your resume', exact: true }).getByText('30 MB')).toBeVisible();
});

testAlone('grey lines give up after four seconds on an image that never comes', async ({ page }) => {
  const releaseThumbnails = await hold(page, thumbnails);
  await page.route('**/*', (route) => (route.request().resourceType() === 'image' ? undefined : route.fallback()));
  await chooseFile(page, resumeFile);
  await expect(page.locator('#upload .breathe')).toHaveCount(15);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  releaseThumbnails();
  await expect(page.getByRole('button', { name: 'Start Grading' })).toBeEnabled();
  await page.clock.runFor(3900);
  await expect(page.locator('#upload .breathe')).toHaveCount(15);
  await page.clock.runFor(200);
  await expect(page.locator('#upload .breathe')).toHaveCount(0);
});

test('the page that is being graded is shown at 504 by 700 pixels, and at 316 by 440 on a phone', async ({ page }) => {
  await page.route('**/api/grading/public-progress/*', () => {});
  await uploadResume(page);
  await page.getByRole('button', { name: 'Start Grading' }).click();
  const sheet = page.getByRole('img', { name: /Page 1 of/ });
  await expect(async () => expect(await sheet.boundingBox()).toMatchObject({ width: 504, height: 700 })).toPass();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(async () => expect(await sheet.boundingBox()).toMatchObject({ width: 316, height: 440 })).toPass();
});

test('a file without a name has a stand-in, and a long name keeps its width', async ({ page }) => {
  await beLoggedIn(page, await newAccount());
  const buffer = readFileSync(resumeFile);
  await chooseFile(page, { name: '.pdf', mimeType: 'application/pdf', buffer }, '/dashboard');
  await page.getByRole('button', { name: 'Start Grading' }).click();
  await page.waitForURL('**/results?id=*');
  await page.goto('/dashboard');
  await expect(page.getByRole('article', { name: 'No Name' })).toBeVisible();
  const name = page.getByLabel('File name', { exact: true });
  await expect(name).toHaveAttribute('placeholder', 'No Name');
  await name.fill('A name that goes on and on and on for longer than any card is wide');
  expect((await name.boundingBox())?.width).toBeLessThanOrEqual(200);
  await page.route('**/api/resume/update_resumes/*', (route) =>
    route.fulfill({ status: 500, json: { code: 'our_fault', message: 'Something went wrong. Please try again' } }),
  );
  await name.blur();
  await expect(page.getByText('Something went wrong. Please try again')).toBeVisible();
  await expect(name).toHaveValue('');
});
