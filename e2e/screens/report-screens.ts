import { expect, type Page } from '@playwright/test';
import { beNewcomer } from '../account.ts';
import { addClient, giveReport, inviteTo, openClientDesk } from '../client-desk.ts';
import { addNote, gradeFlawed, notesOn, openFlawedReport } from '../flawed-report.ts';
import { hideNotesByPlan } from '../hidden-by-plan.ts';
import { matchAdvert } from '../job-advert.ts';
import { beginTwoSteps } from '../operator.ts';
import { compareVersions, gradeTwoVersions, openTwoVersions, openView, openWeakReport } from '../weak-report.ts';
import { narrow, type Screen } from './screen.ts';

/** A report with notes of every kind. */
const flawed = (name: string, then: (page: Page) => Promise<void>, isNarrow = false): Screen => ({
  name: `report-${name}`,
  isNarrow,
  async open(page) {
    await openFlawedReport(page);
    await then(page);
  },
});

const view = (name: string, link: string, title = link): Screen => ({
  name: `report-${name}`,
  async open(page) {
    await openWeakReport(page, browserOf(page));
    await openView(page, link);
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  },
});

/** An advert for the work of the weak report's person. */
const matched = (name: string): Screen => ({
  name: `report-${name}`,
  async open(page) {
    await openWeakReport(page, browserOf(page));
    await openView(page, 'Match a job');
    await matchAdvert(page);
  },
});

function browserOf(page: Page) {
  const browser = page.context().browser();
  if (!browser) throw new Error('This page has no browser.');
  return browser;
}

const tab = (name: string) => async (page: Page) => {
  await page.getByRole('tab', { name: new RegExp(name) }).click();
  await expect(notesOn(page).first()).toBeVisible();
};

/** Screens of a report with many notes, of its further views, and of its actions. */
export const reportScreens: Screen[] = [
  flawed('content', tab('Content')),
  flawed('formatting', tab('Formatting')),
  flawed('writing', tab('Writing')),
  flawed('note', async (page) => {
    await notesOn(page).nth(1).click();
    await expect(notesOn(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  }),
  flawed('none-done', async (page) => {
    await page.getByRole('button', { name: /^Done \d+$/ }).click();
    await expect(page.getByText('Nothing is done here yet.')).toBeVisible();
  }),
  flawed('share', async (page) => {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('heading', { name: 'Share this report' })).toBeVisible();
  }),
  {
    name: 'report-own-notes',
    async open(page) {
      await gradeFlawed(page);
      await addNote(page, 'Say how many people.', 6);
      await addNote(page, 'Good bones. Spend an hour on the first job.');
      await expect(page.getByRole('button', { name: /^Note [AB]:/ })).toHaveCount(2);
      await page.getByRole('button', { name: 'Note A: Your note' }).click();
    },
  },
  {
    name: 'report-hidden-by-plan',
    async open(page) {
      await hideNotesByPlan(page);
      await page.goto(await openFlawedReport(page));
      await expect(page.getByRole('heading', { name: 'Upgrade to see all suggestions' })).toBeVisible();
    },
  },
  view('fix-first', 'Fix first', 'Fix these first'),
  view('line-strength', 'Line strength', 'How strong your lines are'),
  view('before-and-after', 'Before and after'),
  view('what-software-reads', 'What software reads'),
  view('match-job', 'Match a job'),
  matched('match'),
  {
    name: 'report-read-as',
    async open(page) {
      await openWeakReport(page, browserOf(page));
      await page.getByRole('button', { name: 'What this changes' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'compare',
    async open(page) {
      await openTwoVersions(page, browserOf(page));
      await compareVersions(page);
    },
  },
  {
    name: 'compare-choose',
    async open(page) {
      await openTwoVersions(page, browserOf(page));
      await openView(page, 'Compare versions');
      await expect(page.getByRole('heading', { name: 'Compare “nadia-second” with' })).toBeVisible();
    },
  },
  {
    name: 'dashboard-versions',
    async open(page) {
      await openTwoVersions(page, browserOf(page));
      await page.goto('/dashboard');
      await expect(page.getByRole('button', { name: 'Keep as versions' })).toBeVisible();
    },
  },
  {
    name: 'versions',
    async open(page) {
      await gradeTwoVersions(page, browserOf(page));
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Keep as versions' }).click();
      await page.getByRole('link', { name: 'Grades over time' }).first().click();
      await expect(page.getByRole('img', { name: /^The score over 2 versions/ })).toBeVisible();
    },
  },
  {
    name: 'client',
    async open(page) {
      await openClientDesk(page, browserOf(page));
      await addClient(page, { name: 'Nadia Okonkwo', email: 'nadia@example.com', labels: 'spring, remote' });
      await giveReport(page, 'nadia-first');
      await inviteTo(page, 'nadia@example.com');
    },
  },
  {
    name: 'clients',
    async open(page) {
      await openClientDesk(page, browserOf(page));
      await addClient(page, { name: 'Nadia Okonkwo', email: 'nadia@example.com', labels: 'spring, remote' });
      await giveReport(page, 'nadia-first');
      await page.getByRole('link', { name: 'All clients' }).click();
      await expect(page.getByRole('rowheader')).toHaveCount(1);
    },
  },
  {
    name: 'shared-ended',
    async open(page) {
      await page.goto('/shared?key=guessed');
      await expect(page.getByRole('heading', { name: 'This link does not open a report any more' })).toBeVisible();
    },
  },
  {
    name: 'account-two-steps',
    async open(page) {
      await beNewcomer(page);
      await page.goto('/account');
      await beginTwoSteps(page);
      await expect(page.locator('[data-key]')).toBeVisible();
    },
  },
  flawed(
    'page',
    async (page) => {
      await page.setViewportSize(narrow);
      await page.getByRole('button', { name: 'View Graded Resume' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    true,
  ),
];
