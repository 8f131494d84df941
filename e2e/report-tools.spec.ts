import { readFileSync } from 'node:fs';
import { expect, type Page, test as testAlone } from '@playwright/test';
import { countNotes, doneBox, notesOn, openFlawedReport } from './flawed-report.ts';
import { objectionsOf } from './objections.ts';
import { test } from './one-window.ts';

const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Which notes to show' }).getByRole('button', { name: new RegExp(`^${name} \\d+$`) });

test('notes are filtered by weight, and the counts of the report stay', async ({ page }) => {
  await openFlawedReport(page);
  const tab = page.getByRole('tab', { name: /Content/ });
  // They are drawn after the tabs.
  await expect(notesOn(page).first()).toBeVisible();
  const total = await notesOn(page).count();
  await expect(tab).toContainText(String(total));
  for (const name of ['Costs points', 'Polish']) {
    await filter(page, name).click();
    const count = Number(/\d+$/.exec((await filter(page, name).textContent()) ?? '')?.[0]);
    expect(count).toBeLessThan(total);
    await expect(notesOn(page)).toHaveCount(count);
    await expect(page.getByRole('button', { name: /^Mark \d+ on the page/ })).toHaveCount(count);
    await expect(tab).toContainText(String(total));
  }
  await filter(page, 'Done').click();
  await expect(page.getByText('Nothing is done here yet.')).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show all notes' }).click();
  await expect(notesOn(page)).toHaveCount(total);
});

test('a note is done, stays done, and can be taken back', async ({ page }) => {
  await openFlawedReport(page);
  const total = await countNotes(page);
  const grade = page.getByRole('img', { name: /^Final grade/ });
  const before = await grade.getAttribute('aria-label');
  const kept = page.waitForResponse((response) => response.url().includes('/resume/done/'));
  await doneBox(page, 2).click();
  await expect(page.getByText(`1 of ${total} done`)).toBeVisible();
  expect((await kept).status()).toBe(200);

  await page.reload();
  await expect(doneBox(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(`1 of ${total} done`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Mark 2 on the page:.*, done$/ })).toBeVisible();
  expect(await grade.getAttribute('aria-label')).toBe(before);
  expect(await objectionsOf(page)).toEqual([]);
  await filter(page, 'Done').click();
  await expect(notesOn(page)).toHaveCount(1);

  const takenBack = page.waitForResponse((response) => response.url().includes('/resume/done/'));
  await doneBox(page, 2).click();
  await takenBack;
  await page.reload();
  await expect(page.getByText(`0 of ${total} done`)).toBeVisible();
});

test('a mark that could not be kept is taken back and said', async ({ page }) => {
  await openFlawedReport(page);
  await page.route('**/api/resume/done/*', (route) => route.abort());
  await doneBox(page, 1).click();
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await expect(doneBox(page, 1)).toHaveAttribute('aria-pressed', 'false');
});

test('boxes stay on their words at every size of the page', async ({ page }) => {
  await openFlawedReport(page);
  const shape = async () => {
    const sheet = await page.locator('#sheet-0 img').boundingBox();
    const boxes = await page.locator('#sheet-0 rect.mark').all();
    if (!sheet) throw new Error('There is no page');
    const places = await Promise.all(boxes.map(async (box) => await box.boundingBox()));
    return {
      width: sheet.width,
      places: places.flatMap((place) =>
        place ? [(place.x - sheet.x) / sheet.width, (place.y - sheet.y) / sheet.height, place.width / sheet.width] : [],
      ),
    };
  };
  const usual = await shape();
  expect(usual.width).toBeCloseTo(504, 0);
  for (const [key, size] of [
    ['+', 1.25],
    ['+', 1.5],
    ['+', 2],
    ['0', 1],
    ['-', 0.75],
    ['-', 0.5],
    ['0', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('group', { name: 'Size of the page' })).toContainText(`${size * 100}%`);
    await expect(async () => expect((await shape()).width).toBeCloseTo(504 * size, 0)).toPass();
    const now = await shape();
    expect(now.places).toHaveLength(usual.places.length);
    for (const [place, share] of now.places.entries()) expect(share).toBeCloseTo(usual.places[place] ?? 0, 2);
  }
  await page.getByRole('button', { name: 'Larger' }).click();
  expect(await objectionsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Fit the width' }).click();
  await expect(page.locator('.margin-note').first()).toBeVisible();
});

test('notes and marks are reached and linked by keyboard', async ({ page }) => {
  await openFlawedReport(page);
  await notesOn(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(notesOn(page).nth(1)).toBeFocused();
  await expect(page.locator('#box-2')).toHaveAttribute('data-active', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#chip-2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notesOn(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#chip-3')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(notesOn(page).nth(2)).toBeFocused();
  await page.keyboard.press('End');
  await expect(notesOn(page).last()).toBeFocused();
  const ring = await page
    .locator('.note:has(button:focus-visible)')
    .evaluate((note) => getComputedStyle(note).outlineStyle);
  expect(ring).toBe('solid');
});

test('pointing at one side lights up the other', async ({ page }) => {
  await openFlawedReport(page);
  await notesOn(page).nth(2).hover();
  await expect(page.locator('#box-3')).toHaveAttribute('data-active', 'true');
  await page.locator('#chip-5').hover();
  await expect(page.locator('#note-5 .note')).toHaveAttribute('data-near', 'true');
  await expect(page.locator('#box-3')).not.toHaveAttribute('data-active', 'true');
});

testAlone('with reduced motion the page goes there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (how) {
      document.documentElement.dataset.scrolled = typeof how === 'object' ? how.behavior : '';
      scroll.call(this, how);
    };
  });
  await openFlawedReport(page);
  await page.getByRole('tab', { name: /Writing/ }).click();
  await notesOn(page).last().click();
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'instant');
});

test('the marked file is downloaded, and a failure is said', async ({ page }) => {
  await openFlawedReport(page);
  const total = await countNotes(page);
  const button = page.getByRole('button', { name: 'Download marked PDF' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('mira marked.pdf');
  const bytes = readFileSync(await download.path(), 'latin1');
  expect(bytes.startsWith('%PDF-')).toBe(true);
  expect(bytes.match(/\/Subtype\s*\/Square/g)?.length).toBeGreaterThanOrEqual(total);

  await page.route('**/api/resume/marked-pdf/*', (route) => route.abort());
  await button.click();
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await expect(button).toBeEnabled();
});

testAlone('the report is printed whole, without the screen round it', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(document.querySelectorAll('.print-note').length);
    };
  });
  await openFlawedReport(page);
  const total = await countNotes(page);
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('button', { name: 'Print' }).dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('data-printed', String(total));
  await expect(page.getByRole('heading', { level: 1, name: 'Mira’s Resume Report' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Final grade/ })).toBeVisible();
  await expect(page.locator('.print-page')).toHaveCount(1);
  await expect(page.getByRole('banner')).toBeHidden();
  expect(await page.locator('.print-page img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1008);

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.print-report')).toHaveCount(0);
  // However printing is started, also from the browser's menu: `beforeprint` comes before the snapshot.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('.print-note')).toHaveCount(total);
});

test('nothing is wider than the window on a tablet, however large the page is', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openFlawedReport(page);
  for (const key of ['+', '+', '+', '+']) await page.keyboard.press(key);
  await expect(page.getByText('300%')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
});

test('on a phone the page is turned, enlarged and read in its sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFlawedReport(page);
  await page.getByRole('button', { name: 'View Graded Resume' }).click();
  const sheet = page.getByRole('dialog');
  const image = sheet.getByRole('img', { name: /Page 1 of/ });
  const width = (await image.boundingBox())?.width ?? 0;
  await sheet.getByRole('button', { name: 'Larger' }).click();
  await expect(async () => expect((await image.boundingBox())?.width).toBeCloseTo(width * 1.25, 0)).toPass();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await objectionsOf(page)).toEqual([]);
});
