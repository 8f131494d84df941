import { Writable } from 'node:stream';
import { contactUs, startGrading } from '@redmark/contract';
import { expect, test } from 'vitest';
import { createLog } from '../../process/log.ts';
import { shortPdf } from '../../testing/reports/short-pdf.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { until } from '../../testing/until.ts';

type Line = { level: number; requestId?: string; route?: string; status?: number; job?: string; code?: string };

async function loggedApp() {
  const lines: Line[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const test = await startTestApp({ log: createLog('info', destination) });
  const under = (id: string) => lines.filter(({ requestId }) => requestId === id);
  return { ...test, lines, under };
}

test('an id that a caller gives is answered, and is in the line about the request', async () => {
  const { app, under } = await loggedApp();
  const headers = { 'x-request-id': 'edge-7:42', 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: `/api${contactUs.path}`, headers, payload: '{}' });
  expect(answer.headers['x-request-id']).toBe('edge-7:42');
  const route = `/api${contactUs.path}`;
  expect(under('edge-7:42')).toMatchObject([{ level: 30, method: 'POST', route, status: 400, code: 'bad_request' }]);
});

test.each([['two words'], ['"quoted"'], ['x'.repeat(129)], ['<b>']])('%s is no id: a new one is made', async (id) => {
  const { app } = await startTestApp();
  const answer = await app.inject({ url: '/config.json', headers: { 'x-request-id': id } });
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('the id goes with the grading through the queue, into the log of who grades', async () => {
  const { app, upload, signIn, under } = await loggedApp();
  const token = signIn();
  const resumeId = await upload(shortPdf(), token);
  const headers = { 'x-request-id': 'from-the-edge', authorization: `Bearer ${token}` };
  await app.inject({ method: 'POST', url: `/api${startGrading.path}`, headers, payload: { resumeId } });
  await until(() => under('from-the-edge').some(({ job }) => job === 'review'));
  expect(under('from-the-edge')).toHaveLength(2);
  expect(JSON.stringify(under('from-the-edge'))).not.toContain(resumeId);
});

test('a fault of ours is answered with its id, and logged under it; health checks are not logged', async () => {
  const { app, lines, platform } = await loggedApp();
  await app.inject('/healthz');
  await app.inject('/readyz');
  await app.inject('/metrics');
  expect(lines).toEqual([]);

  platform.services.storage.uploadUrl = async () => Promise.reject(new Error('out of order'));
  const payload = { fileName: 'resume.pdf', type: 'application/pdf', size: 100 };
  const answer = await app.inject({ method: 'POST', url: '/api/resume/public-request-upload', payload });
  expect(answer.json()).toMatchObject({ code: 'our_fault', requestId: answer.headers['x-request-id'] });
});
