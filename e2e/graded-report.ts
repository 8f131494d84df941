import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, type Page } from '@playwright/test';
import * as contract from '@redmark/contract';
import { followProgress } from '../server/src/testing/read-events.ts';
import { newAccount, takeSession, url } from './account.ts';
import { callApi } from './call-api.ts';

type Chosen = { name: string; buffer: Buffer };

/** A resume of the corpus, as somebody would choose it. */
export const chosenFile = (path: string): Chosen => ({
  name: `${basename(dirname(path))}.pdf`,
  buffer: readFileSync(path),
});

/**
 * Grades a file by calls alone, in the account that this token belongs to, and answers the path of its report: for tests
 * that are about something else, since the dashboard and the screen of the progress take a browser over a second.
 */
export async function gradedReport(token: string, { name, buffer }: Chosen): Promise<string> {
  const file = { fileName: name, type: 'application/pdf', size: buffer.length };
  const link = contract.requestUpload.reply.parse(await callApi(contract.requestUpload, file, token));
  const headers = { 'content-type': file.type };
  const put = await fetch(new URL(link.url, url), { method: 'PUT', headers, body: new Uint8Array(buffer) });
  expect(put.status).toBe(200);
  const { resumeId } = link;
  await callApi(contract.startGrading, { resumeId }, token);
  const events = await followProgress(`${url}/api${contract.progress.path.replace(':id', resumeId)}`, token);
  expect((await events.rest()).at(-1)).toMatchObject({ state: 'done' });
  return `/results?id=${resumeId}`;
}

/** Opens the report of a file in a new account, which is answered. */
export async function openNewReport(page: Page, file: Chosen) {
  const account = await newAccount();
  await page.goto(await gradedReport(await takeSession(page, account.email), file));
  await expect(page.getByRole('tab')).toHaveCount(3);
  return account;
}
