import { expect, type Page } from '@playwright/test';
import { beLoggedIn, newAccount } from './account.ts';
import { test } from './one-window.ts';

const pageSize = 24;

function row(at: number, fileName = `Version ${at}.pdf`) {
  const id = `0d2a4f6e-1111-4222-8333-${String(at).padStart(12, '0')}`;
  return {
    resumeId: id,
    id,
    Key: `resumes/${id}/resume.pdf`,
    fileName,
    createdAt: '2026-11-08T12:00:00.000Z',
    versions: 1,
    thumbnail: { mid: [], big: [] },
    grading: {
      finalGrade: { Cumulative: 'B', Content: 'B', Format: 'B', Writing: 'B' },
      score: 84.2,
      person: 'Ada Byron',
    },
  };
}

/** A dashboard with more reports than one page of the list; on the second, one row has no date and one is no report. */
async function fullDesk(page: Page) {
  const asked: URL[] = [];
  await page.route('**/api/resumes*', async (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    if (url.searchParams.get('search'))
      return route.fulfill({ json: { allResume: [row(7, 'Found.pdf')], next: null } });
    if (url.searchParams.get('after') === 'second') {
      const { createdAt: _, ...undated } = row(pageSize);
      return route.fulfill({ json: { allResume: [undated, { fileName: 7 }, row(pageSize + 1)], next: null } });
    }
    const rows = Array.from({ length: pageSize }, (_, at) => row(at));
    return route.fulfill({ json: { allResume: rows, next: 'second' } });
  });
  return asked;
}

test('a long list shows more when asked, and the keyboard goes on where the new reports begin', async ({ page }) => {
  await fullDesk(page);
  await beLoggedIn(page, await newAccount());
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(pageSize);

  const more = page.getByRole('button', { name: 'Show more' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(pageSize + 2);
  await expect(cards.nth(pageSize).getByRole('link', { name: /^View/ })).toBeFocused();
  await expect(cards.nth(pageSize)).toContainText('Nov 8, 2023');
  await expect(more).toBeHidden();
});

test('a search and an order are those of the whole list, not of what is shown of it', async ({ page }) => {
  const asked = await fullDesk(page);
  await beLoggedIn(page, await newAccount());
  await expect(page.getByRole('article')).toHaveCount(pageSize);
  await page.getByLabel('Search by file name').fill('found');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByLabel('Search by file name').fill('');
  await page.getByLabel('Sort by').selectOption('Ascending');
  await expect(page.getByRole('article')).toHaveCount(pageSize);
  await expect.poll(() => asked.at(-1)?.searchParams.get('order')).toBe('Ascending');
});

test('two reports of a long list are compared, wherever in it they stand', async ({ page }) => {
  await fullDesk(page);
  await beLoggedIn(page, await newAccount());
  await expect(page.getByRole('article')).toHaveCount(pageSize);
  await page.goto('/compare');
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('button', { name: /Version 25/ }).click();
  await page.getByRole('link', { name: /Version 24/ }).click();
  await expect(page).toHaveURL(/\/compare\?before=.*024&after=.*025$/);
});
