import { expect, type Page } from '@playwright/test';
import { flawedPdf } from '../server/src/testing/flawed-pdf.ts';
import { logIn, newAccount } from './account.ts';

const file = { name: 'mira.pdf', mimeType: 'application/pdf', buffer: Buffer.from(flawedPdf()) };

let kept: { storage: [string, string][]; path: string } | undefined;

/** The report of a resume with notes of every kind, in an account that has no other. */
export async function openFlawedReport(page: Page): Promise<string> {
  if (kept) {
    await page.goto('/no/such/page');
    await page.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, kept.storage);
    await page.goto(kept.path);
  } else {
    await logIn(page, await newAccount());
    await page.setInputFiles('input[type=file]', file);
    await page.getByRole('button', { name: 'Start Grading' }).click();
    await page.waitForURL('**/results?id=*');
    const { pathname, search } = new URL(page.url());
    kept = { storage: await page.evaluate(() => Object.entries(localStorage)), path: pathname + search };
  }
  await expect(page.getByRole('tab')).toHaveCount(3);
  return kept.path;
}

export const notesOn = (page: Page) => page.getByRole('button', { name: /^Note \d+:/ });
export const doneBox = (page: Page, number: number) => page.getByRole('button', { name: `Note ${number} is done` });
