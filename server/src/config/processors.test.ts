import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { processorsOf } from './processors.ts';

test('one machine with everything on it shares data with nobody', () => {
  expect(processorsOf(readConfig({}))).toEqual([]);
});

test('what is hosted elsewhere is named, and what the operator adds', () => {
  const config = readConfig({
    STORAGE: 's3',
    S3_BUCKET: 'b',
    S3_REGION: 'eu-west-1',
    S3_ACCESS_KEY_ID: 'k',
    S3_SECRET_ACCESS_KEY: 's',
    MAIL: 'smtp',
    MAIL_FROM: 'a@b.example',
    SMTP_URL: 'smtps://user:secret@mail.example',
    PROCESSORS: 'Hosting GmbH: runs the servers; Helpdesk Inc: keeps messages; Counter (analytics): counts visits',
  });
  expect(processorsOf(config).map(({ name }) => name)).toEqual([
    'Amazon S3, eu-west-1',
    'mail.example',
    'Hosting GmbH',
    'Helpdesk Inc',
    'Counter',
  ]);
  expect(processorsOf(config).map(({ kind }) => kind)).toEqual([...Array(4).fill('service'), 'analytics']);
  expect(JSON.stringify(processorsOf(config))).not.toContain('secret');
});

test('whoever grades elsewhere is named by where that is', () => {
  const key = { FUNCTION_KEY_ID: 'AKIAFUNCTIONOFTESTS', FUNCTION_SECRET_ACCESS_KEY: 's'.repeat(40) };
  const named = (more: Record<string, string>) =>
    processorsOf(readConfig({ GRADERS: 'lambda', ...key, ...more })).map(({ name }) => name);
  expect(named({ FUNCTION_REGION: 'eu-central-1' })).toEqual(['AWS Lambda, eu-central-1']);
  expect(named({ FUNCTION_ENDPOINT: 'https://grader.example:8443' })).toEqual(['grader.example']);
});

test('a list that cannot be read stops the start', () => {
  expect(() => readConfig({ PROCESSORS: 'Hosting GmbH' })).toThrow('at PROCESSORS');
  expect(() => readConfig({ PROCESSORS: 'Counter (anlytics): counts visits' })).toThrow('at PROCESSORS');
});
