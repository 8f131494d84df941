import { expect, type Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { callHost } from '../server/src/operator/operator-socket.ts';
import { resumeLines, shortPdf } from '../server/src/testing/reports/short-pdf.ts';

type Chosen = { name: string; mimeType: string; buffer: Buffer };

const pdf = 'application/pdf';

/** A small resume that nobody else has. */
const resumeOf = (name: string) => shortPdf([name, ...resumeLines.slice(1), `Reference ${name}`]);

export const chosenResume = (name: string): Chosen => ({
  name: `${name}.pdf`,
  mimeType: pdf,
  buffer: Buffer.from(resumeOf(name)),
});

export const chosenZip = (names: string[]): Chosen => ({
  name: 'clients.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(zipSync(Object.fromEntries(names.map((name) => [`clients/${name}.pdf`, resumeOf(name)])))),
});

/** Three files that cannot be graded: another type, a broken PDF, and one that is no resume. */
export const notResumes: Chosen[] = [
  { name: 'Notes.docx', mimeType: 'application/msword', buffer: Buffer.from('Notes') },
  { name: 'Broken.pdf', mimeType: pdf, buffer: Buffer.from('%PDF-1.7 nothing') },
  { name: 'Recipe.pdf', mimeType: pdf, buffer: Buffer.from(shortPdf(['Pancakes', 'Two eggs, milk and flour'])) },
];

export const clientNames = (count: number, of = 'Client') =>
  Array.from({ length: count }, (_, at) => `${of} ${String(at + 1).padStart(2, '0')}`);

/** Gives an account credits, as the operator does. */
export async function grantCredits(email: string, credits: number) {
  const answer = await callHost(process.env.E2E_DATA ?? 'data', ['grant', email, String(credits), 'to', 'try', 'it']);
  expect(answer).toMatchObject({ ok: true });
}

/** Chooses files on the dashboard and waits until all of them have arrived or were refused. */
export async function chooseMany(page: Page, files: Chosen[]) {
  await page.goto('/dashboard');
  await page.waitForSelector('input[type=file]', { state: 'attached' });
  await page.setInputFiles('input[type=file]', files);
  await expect(batchOn(page)).toBeVisible();
  await expect(page.getByText('Nothing is graded or charged yet.')).toBeHidden({ timeout: 30_000 });
}

/** The part of the dashboard about the files that were chosen together. */
export const batchOn = (page: Page) => page.getByRole('region', { name: /^Your \d+ files?$/ });
