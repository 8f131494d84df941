import type { Page } from '@playwright/test';
import type { Resume } from '@redmark/contract';

/** How many notes of the first tab are shown, and how many of each are not. */
export const shown = 2;
const withheld = { content: 4, formatting: 3, writing: 8 };

/** This installation shows all notes, so its response is changed to what one with FREE_NOTES=2 returns. */
export async function hideNotesByPlan(page: Page) {
  await page.route('**/api/resume/analysis-result/*', async (route) => {
    const response = await route.fetch();
    const resume = (await response.json()) as Resume;
    const content = resume.grading?.findings.filter(({ category }) => category === 'content').slice(0, shown) ?? [];
    await route.fulfill({ response, json: { ...resume, grading: { ...resume.grading, findings: content }, withheld } });
  });
}
