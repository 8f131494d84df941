import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { handler } from './handler.ts';

const resume = readFileSync(new URL('../../../corpus/samira-swiss/resume.pdf', import.meta.url)).toString('base64');

test('a resume comes back as a report', async () => {
  const answer = await handler({ name: 'samira.pdf', path_resume: resume, today: '2026-11-21' });
  expect(JSON.parse('body' in answer ? answer.body : '{}')).toMatchObject({
    name: 'samira.pdf',
    ok: true,
    resume: { profile: { name: 'Samira Lindgren' } },
  });
});

test('a refused file is told by its code, an empty call by its own', async () => {
  expect(await handler({ path_resume: Buffer.from('Dear reader').toString('base64') })).toMatchObject({
    errorType: 'not_a_pdf',
  });
  expect(await handler({})).toMatchObject({ errorType: 'InvalidRequestContent' });
});
