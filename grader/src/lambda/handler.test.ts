import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createPool } from '../pool/pool.ts';
import { createGradeFunction } from './grade-function.ts';
import { handler } from './handler.ts';

const resume = readFileSync(new URL('../../../corpus/samira-swiss/resume.pdf', import.meta.url)).toString('base64');
const encoded = (bytes: Uint8Array | string) => Buffer.from(bytes as Uint8Array).toString('base64');

test('a resume comes back as a report', async () => {
  const answer = await handler({ name: 'samira.pdf', path_resume: resume, today: '2026-11-21' });
  expect(JSON.parse('body' in answer ? answer.body : '{}')).toMatchObject({
    name: 'samira.pdf',
    ok: true,
    resume: { profile: { name: 'Samira Lindgren' } },
  });
});

test('a refused file is answered with its code, and a call without a file with one of its own', async () => {
  expect(await handler({ path_resume: encoded('Dear reader') })).toMatchObject({ errorType: 'not_a_pdf' });
  expect(await handler({})).toMatchObject({ errorType: 'InvalidRequestContent' });
  expect(await handler({ path_resume: resume, today: 'tomorrow' })).toMatchObject({
    errorType: 'InvalidRequestContent',
  });
  expect(await handler('not even an object' as never)).toMatchObject({ errorType: 'InvalidRequestContent' });
});

test('a file that needs too much is refused by name, and the next call is served', async () => {
  const pool = await createPool({ workers: 1, heapMegabytes: 20 });
  const grade = createGradeFunction(pool);
  const large = Buffer.concat([Buffer.from(resume, 'base64'), Buffer.alloc(24 * 1024 * 1024, 32)]);
  expect(await grade({ path_resume: encoded(large) })).toMatchObject({ errorType: 'too_large' });
  expect(await grade({ path_resume: resume })).toHaveProperty('body');
  await pool.close();
});
