import { thumbnail } from '@redmark/contract';
import { expect, test } from 'vitest';
import { shortPdf } from '../testing/reports/short-pdf.ts';
import { startTestApp } from '../testing/start-test-app.ts';

test('a Host header that is no name of a host is refused before anything is done, and none is kept for others', async () => {
  const { app } = await startTestApp();
  for (const host of ['[', 'a b', '%00', 'x:99999', 'a/b', 'a@b', 'a?b']) {
    const answer = await app.inject({ url: '/config.json', headers: { host } });
    expect([host, answer.statusCode, answer.json().field]).toEqual([host, 400, 'host']);
  }
  for (const host of ['localhost', '[::1]:3000', '192.168.0.1:80', 'resumes.example', 'web_1:3000']) {
    const answer = await app.inject({ url: '/config.json', headers: { host } });
    expect([host, answer.statusCode, answer.headers['cache-control']]).toEqual([host, 200, 'no-store']);
    expect(answer.json().identity.endpoint).toBe(`http://${host}/identity/`);
    const pool = answer.json().identity.userPoolId;
    const published = await app.inject({
      url: `/identity/${pool}/.well-known/openid-configuration`,
      headers: { host },
    });
    expect(published.headers['cache-control']).toBe('no-store');
  }
});

test('an id is found in whichever letters it is written', async () => {
  const { upload, signIn, send } = await startTestApp();
  const token = signIn();
  const resumeId = (await upload(shortPdf(), token)).toUpperCase();
  expect((await send(thumbnail, { body: { resumeId }, token })).statusCode).toBe(200);
});

test('JSON of depths that nobody needs is refused', async () => {
  const { app } = await startTestApp();
  for (const path of ['/api/contact-us', '/identity/']) {
    const payload = `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`;
    const headers = { 'content-type': 'application/json', 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' };
    expect((await app.inject({ method: 'POST', url: path, headers, payload })).statusCode).toBe(400);
  }
});
