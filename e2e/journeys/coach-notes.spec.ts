import { expect } from '@playwright/test';
import { gradeFlawed } from '../flawed-report.ts';
import { objectionsOf } from '../objections.ts';
import { test } from '../one-window.ts';

test('a coach writes beside the findings, and the client reads it under the name of the coach', async ({
  page,
  browser,
}) => {
  await gradeFlawed(page);
  await page.getByRole('button', { name: 'Add a note' }).click();
  const dialog = page.getByRole('dialog', { name: 'A note of your own' });
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(dialog.getByText('Write your note first.')).toBeVisible();
  await dialog.getByLabel('It is about').selectOption({ index: 6 });
  await dialog.getByLabel('Your note').fill('Say how many people.\nAnd for how long.');
  expect(await objectionsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add note' }).click();
  const mark = page.getByRole('button', { name: 'Mark A on the page: Your note' });
  await expect(mark).toBeVisible();
  await mark.click();
  await expect(page.getByText('And for how long.')).toBeVisible();
  expect(await objectionsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Change note A' }).click();
  await page.getByRole('textbox', { name: 'Your note' }).fill('Say how many people.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('And for how long.')).toBeHidden();

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Show my name and notes' }).click();
  await expect(page.getByText('The link shows this name and your own notes.')).toBeVisible();
  const link = await page.getByLabel('Link to this report').inputValue();
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(link);
  await expect(reader.getByText('Ada Lovelace shares this report with you.')).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Note A: Note by Ada Lovelace' })).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Change note A' })).toHaveCount(0);
  expect(await objectionsOf(reader)).toEqual([]);
  await reader.context().close();
});
