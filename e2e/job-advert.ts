import { expect, type Page } from '@playwright/test';

/** An invented advert near to the work of the person in `versions.ts`. */
const jobAdvert = `Supply Chain Analyst
Cleveland, hybrid

About us
Erie Lanes is a leading carrier with 300 employees. We offer 401(k), dental and paid time off.

What you will do
- Build dashboards for planners and buyers
- Watch stock levels and on-time delivery

Requirements
- 3+ years of experience in logistics or warehousing
- Strong SQL; Python is a plus
- Tableau or Power BI
- Working knowledge of SAP
- Bachelor's degree in economics, logistics or similar
- No experience with Kubernetes required

Nice to have
- Inventory control
- Fluent Spanish

We are an equal opportunity employer.`;

/** Pastes the advert into the open view and waits for the match. */
export async function matchAdvert(page: Page) {
  await page.getByRole('textbox', { name: 'Job advert' }).fill(jobAdvert);
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Match with “Supply Chain Analyst”' })).toBeVisible();
}
