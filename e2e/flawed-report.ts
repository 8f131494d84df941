import { expect, type Page } from '@playwright/test';
import { flawedPdf } from '../server/src/testing/reports/flawed-pdf.ts';
import { takeSession } from './account.ts';
import { openNewReport } from './graded-report.ts';

const file = { name: 'mira.pdf', buffer: Buffer.from(flawedPdf()) };

let kept: { email: string; path: string } | undefined;

/** Opens the report of a resume with notes of every kind, in an account that has no other. */
export async function openFlawedReport(page: Page): Promise<string> {
  if (kept) {
    await takeSession(page, kept.email);
    await page.goto(kept.path);
  } else {
    const email = await gradeFlawed(page);
    const { pathname, search } = new URL(page.url());
    kept = { email, path: pathname + search };
  }
  await expect(page.getByRole('tab')).toHaveCount(3);
  return kept.path;
}

/** The same in a new account, for tests that write into it; answers its address. */
export async function gradeFlawed(page: Page): Promise<string> {
  return (await openNewReport(page, file)).email;
}

/** Writes a note of one's own beside an open report, about one of its lines or the whole resume. */
export async function addNote(page: Page, text: string, line = 0) {
  await page.getByRole('button', { name: 'Add a note' }).click();
  const dialog = page.getByRole('dialog', { name: 'A note of your own' });
  if (line > 0) await dialog.getByLabel('It is about').selectOption({ index: line });
  await dialog.getByLabel('Your note').fill(text);
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(dialog).toBeHidden();
}

export const notesOn = (page: Page) => page.getByRole('button', { name: /^Note \d+:/ });
export const doneBox = (page: Page, number: number) => page.getByRole('button', { name: `Note ${number} is done` });

/** How many notes the report has in all its tabs; the first tab is open again afterwards. */
export async function countNotes(page: Page): Promise<number> {
  const tabs = await page.getByRole('tab').all();
  let count = 0;
  for (const tab of tabs.reverse()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    count += await notesOn(page).count();
  }
  return count;
}
