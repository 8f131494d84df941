import { expect } from '@playwright/test';
import { followProgress } from '../server/src/testing/read-events.ts';
import { url } from './account.ts';

type Chosen = { name: string; buffer: Buffer };

/**
 * Grades a file by calls alone, in the account that this token belongs to, and answers the path of its report: for tests
 * that are about something else, since the dashboard and the screen of the progress take a browser over a second.
 */
export async function gradedReport(token: string, { name, buffer }: Chosen): Promise<string> {
  const type = 'application/pdf';
  const asked = { fileName: name, type, size: buffer.length };
  const upload = (await post('/resume/request-upload', token, asked)) as { url: string; resumeId: string };
  const put = await fetch(upload.url, {
    method: 'PUT',
    body: new Uint8Array(buffer),
    headers: { 'content-type': type },
  });
  expect(put.status).toBe(200);
  const { resumeId } = upload;
  await post('/grading/start', token, { resumeId });
  const events = await followProgress(`${url}/api/grading/progress/${resumeId}`, token);
  expect((await events.rest()).at(-1)).toMatchObject({ state: 'done' });
  return `/results?id=${resumeId}`;
}

async function post(path: string, token: string, body: object): Promise<unknown> {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return await answer.json();
}
