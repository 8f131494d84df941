import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig, readFunctionConfig } from './config.ts';

test('an empty environment runs everything on one machine', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    DATABASE: 'embedded',
    STORAGE: 'disk',
    GRADERS: 'threads',
    ADDRESS_LIMITS: 'on',
  });
});

test('an empty variable is the same as none', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '' })).toMatchObject({ PORT: 3000 });
});

test.each([
  ['STORAGE', 'S3'],
  ['DATABASE', 'postgresql'],
  ['GRADERS', 'Lambda'],
  ['ADDRESS_LIMITS', 'no'],
  ['PORT', 'eighty'],
])('%s=%s stops the start', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`at ${name}`);
});

test('every mistake is told at once', () => {
  const start = () => readConfig({ PORT: '-1', DATABASE: 'postgres', STORAGE: 's3', S3_REGION: 'us-east-1' });
  for (const name of ['PORT', 'DATABASE_URL', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    expect(start).toThrow(`at ${name}`);
});

test('files on disk beside a hosted database need the secret that all hosts share', () => {
  const hosted = { DATABASE: 'postgres', DATABASE_URL: 'postgres://db/redmark' };
  expect(() => readConfig(hosted)).toThrow('at STORAGE_SECRET');
  expect(readConfig({ ...hosted, STORAGE_SECRET: 's'.repeat(32) })).toMatchObject({ STORAGE: 'disk' });
});

test('somebody must grade', () => {
  expect(() => readConfig({ GRADER_WORKERS: '0' })).toThrow('at GRADER_WORKERS');
  const hosted = { DATABASE: 'postgres', DATABASE_URL: 'postgres://db/redmark', STORAGE_SECRET: 's'.repeat(32) };
  expect(readConfig({ ...hosted, GRADER_WORKERS: '0' })).toMatchObject({ GRADER_WORKERS: 0 });
});

const functionKey = { FUNCTION_KEY_ID: 'AKIAFUNCTIONOFTESTS', FUNCTION_SECRET_ACCESS_KEY: 's'.repeat(40) };

test('a function is called with a key, and served with one: there is none by default', () => {
  for (const start of [() => readConfig({ GRADERS: 'lambda' }), () => readFunctionConfig({})])
    for (const name of Object.keys(functionKey)) expect(start).toThrow(`at ${name}`);
  const sides = [readConfig({ GRADERS: 'lambda', ...functionKey }), readFunctionConfig({ ...functionKey, PORT: '' })];
  for (const side of sides)
    expect(side).toMatchObject({ FUNCTION_NAME: 'redmark-grader', FUNCTION_REGION: 'us-east-1', PORT: 3000 });
});

test('a host that is nothing but the function must grade', () => {
  expect(() => readFunctionConfig({ ...functionKey, GRADER_WORKERS: '0' })).toThrow('at GRADER_WORKERS');
});

test('every choice is written down for operators, and nothing else is', () => {
  const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8');
  const page = readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
  const names = (text: string, pattern: RegExp) => [...new Set(Array.from(text.matchAll(pattern), ([, name]) => name))];
  expect(names(page, /^\| `([A-Z][A-Z0-9_]+)`/gm).toSorted()).toEqual(
    names(source, /\b([A-Z][A-Z0-9_]+): z\b/g).toSorted(),
  );
});

test('a public address loses its trailing slash, so that paths can follow it', () => {
  const said = { MAIL: 'outbox', PAYMENTS: 'sandbox' };
  expect(readConfig({ PUBLIC_URL: 'https://redmark.example/', ...said })).toMatchObject({
    PUBLIC_URL: 'https://redmark.example',
  });
});

test('a public address plays at nothing unless it was told to', () => {
  const PUBLIC_URL = 'https://redmark.example';
  const start = (more: Record<string, string>) => () => readConfig({ PUBLIC_URL, ...more });
  expect(start({})).toThrow(/at MAIL[\s\S]*at PAYMENTS/);
  expect(start({ MAIL: 'outbox' })).toThrow('PAYMENTS=sandbox, if everybody may buy for nothing');
  expect(start({ PAYMENTS: 'sandbox' })).toThrow('at MAIL');
  expect(start({ MAIL: 'outbox', PAYMENTS: 'sandbox' })()).toMatchObject({ MAIL: 'outbox', PAYMENTS: 'sandbox' });
  for (const name of ['OUTBOX_PAGE', 'TEST_HOOKS'])
    expect(start({ MAIL: 'outbox', PAYMENTS: 'sandbox', [name]: 'on' })).toThrow(`at ${name}`);
});
