import { expect } from '@playwright/test';
import { objectionsOf } from './objections.ts';
import { test } from './one-window.ts';
import { openMarkedTab, openReport, settle } from './visitor.ts';

test('choosing a note highlights its box on the page, and the other way round', async ({ page }) => {
  await openReport(page);
  await openMarkedTab(page);
  const mark = page.getByRole('button', { name: /^Mark \d+ on the page/ }).first();
  const number = /\d+/.exec((await mark.getAttribute('aria-label')) ?? '')?.[0];
  const note = page.locator(`#note-${number}`).getByRole('button', { name: new RegExp(`^Note ${number}:`) });

  await note.click();
  await expect(note).toHaveAttribute('aria-pressed', 'true');
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator(`#box-${number}`)).toHaveAttribute('data-active', 'true');
  await expect(page.locator(`#box-${number}`)).toBeInViewport();

  await page.keyboard.press('Escape');
  await expect(mark).toHaveAttribute('aria-pressed', 'false');

  await mark.click();
  await expect(note).toHaveAttribute('aria-pressed', 'true');
  await expect(note).toBeInViewport();
});

test('the boxes lie on the page, in the shape of the page', async ({ page }) => {
  await openReport(page);
  const sheet = await page.getByRole('img', { name: /Page 1 of/ }).boundingBox();
  expect(sheet?.width).toBeCloseTo(504, 0);
  for (const box of await page.locator('rect.mark').all()) {
    const place = await box.boundingBox();
    expect(place && sheet && place.x >= sheet.x - 1 && place.x + place.width <= sheet.x + sheet.width + 1).toBe(true);
  }
});

test('margin notes never overlap', async ({ page }) => {
  await openReport(page);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await settle(page);
    const notes = await page
      .locator('.margin-note')
      .evaluateAll((all) =>
        all.map((note) => note.getBoundingClientRect()).map(({ left, top, bottom }) => ({ left, top, bottom })),
      );
    for (const a of notes)
      for (const b of notes)
        if (a !== b && a.left === b.left) expect(a.bottom <= b.top || b.bottom <= a.top).toBe(true);
  }
});

test('tabs are moved through by keyboard', async ({ page }) => {
  await openReport(page);
  await page.getByRole('tab', { name: /Content/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: /Formatting/ })).toHaveAttribute('aria-selected', 'true');
});

test('on a phone the notes are a list and the page opens as a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReport(page);
  await openMarkedTab(page);
  await page.getByRole('button', { name: 'View Graded Resume' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('img', { name: /Page 1 of/ })).toBeVisible();
  await expect(sheet.getByText(/^1\/\d+$/)).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);

  await sheet
    .getByRole('button', { name: /^Mark \d+/ })
    .first()
    .click();
  await expect(sheet.getByRole('button', { name: /^Note \d+:/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('nothing is wider than the window at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await openReport(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
