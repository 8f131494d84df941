import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { secretNames, variableNames } from './choices.ts';
import { readConfig, readFunctionConfig } from './config.ts';
import { invoiceTermsOf } from './invoice-terms.ts';
import { nearNames } from './near-names.ts';

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
  const start = () => readConfig({ PORT: '-1', DATABASE: 'postgres', STORAGE: 's3', MAIL: 'smtp' });
  for (const name of ['PORT', 'DATABASE_URL', 'S3_BUCKET', 'S3_REGION', 'SMTP_URL', 'MAIL_FROM'])
    expect(start).toThrow(`at ${name}`);
});

const hosted = {
  DATABASE: 'postgres',
  DATABASE_URL: 'postgres://db/redmark',
  STORAGE_SECRET: 's'.repeat(32),
  IDENTITY_SECRET: 'i'.repeat(32),
};

test('files on disk beside a hosted database need the secret that all hosts share', () => {
  expect(() => readConfig({ ...hosted, STORAGE_SECRET: '' })).toThrow('at STORAGE_SECRET');
  expect(readConfig(hosted)).toMatchObject({ STORAGE: 'disk' });
});

test('a directory of its own beside a hosted database needs the secret that opens it, except for a worker', () => {
  const without = { ...hosted, IDENTITY_SECRET: '' };
  expect(() => readConfig(without)).toThrow('at IDENTITY_SECRET');
  expect(readConfig(without, 'worker')).toMatchObject({ IDENTITY: 'embedded' });
});

test('somebody must grade', () => {
  expect(() => readConfig({ GRADER_WORKERS: '0' })).toThrow('at GRADER_WORKERS');
  expect(readConfig({ ...hosted, GRADER_WORKERS: '0' })).toMatchObject({ GRADER_WORKERS: 0 });
});

const functionKey = { FUNCTION_KEY_ID: 'AKIAFUNCTIONOFTESTS', FUNCTION_SECRET_ACCESS_KEY: 's'.repeat(40) };

test('a function is served with a key, there is none by default; who calls it may get one from the cloud', () => {
  for (const name of Object.keys(functionKey)) expect(() => readFunctionConfig({})).toThrow(`at ${name}`);
  const sides = [readConfig({ GRADERS: 'lambda', ...functionKey }), readFunctionConfig({ ...functionKey, PORT: '' })];
  for (const side of sides)
    expect(side).toMatchObject({ FUNCTION_NAME: 'redmark-grader', FUNCTION_REGION: 'us-east-1', PORT: 3000 });
  expect(readConfig({ GRADERS: 'lambda' })).not.toHaveProperty('FUNCTION_KEY_ID');
  expect(() => readConfig({ GRADERS: 'lambda', FUNCTION_KEY_ID: functionKey.FUNCTION_KEY_ID })).toThrow(
    'at FUNCTION_SECRET_ACCESS_KEY',
  );
});

test('a function is named by itself, with an alias, or by its ARN, whose region counts', () => {
  const arn = 'arn:aws:lambda:eu-west-1:123456789012:function:redmark-grader:canary';
  const named = (FUNCTION_NAME: string, more = {}) => readConfig({ GRADERS: 'lambda', FUNCTION_NAME, ...more });
  expect(named('redmark-grader:live')).toMatchObject({ FUNCTION_NAME: 'redmark-grader:live' });
  expect(named(arn, { FUNCTION_REGION: 'eu-west-1' })).toMatchObject({ FUNCTION_NAME: arn });
  expect(() => named(arn)).toThrow('say FUNCTION_REGION=eu-west-1');
  expect(() => named('arn:aws:s3:::bucket')).toThrow('at FUNCTION_NAME');
});

test('a bucket needs no key where the cloud lends one, and never half of one', () => {
  const bucket = { STORAGE: 's3', S3_BUCKET: 'resumes', S3_REGION: 'eu-west-1' };
  expect(readConfig(bucket)).toMatchObject({ STORAGE: 's3' });
  expect(() => readConfig({ ...bucket, S3_SECRET_ACCESS_KEY: 'x' })).toThrow('at S3_ACCESS_KEY_ID');
});

test('letters come from an address, with a name or without', () => {
  const from = (MAIL_FROM: string) => readConfig({ MAIL: 'smtp', SMTP_URL: 'smtp://mail:25', MAIL_FROM }).MAIL_FROM;
  expect(from('no-reply@r.example')).toEqual({ address: 'no-reply@r.example' });
  expect(from('Resumes of Ockham <no-reply@r.example>')).toEqual({
    name: 'Resumes of Ockham',
    address: 'no-reply@r.example',
  });
  expect(from('"Ockham, Ltd." <no-reply@r.example>')).toMatchObject({ name: 'Ockham, Ltd.' });
  for (const wrong of ['Ockham', 'Ockham <no-reply>', '<a@b.example> c'])
    expect(() => from(wrong)).toThrow('at MAIL_FROM');
});

test('an address with a password in it that cannot be read says how to write it, and not the password', () => {
  const start = () => readConfig({ MAIL: 'smtp', MAIL_FROM: 'a@r.example', SMTP_URL: 'smtp://me:s3/cr+et@host:587' });
  expect(start).toThrow(/percent-encoded[\s\S]*at SMTP_URL/);
  expect(start).not.toThrow('s3/cr');
});

test('an installation says once who makes its invoices, and at which rate', () => {
  const said = {
    INVOICE_ADDRESS: '3 Mill Lane; Leeds LS1 4AB',
    INVOICE_TAX_NUMBER: 'GB123456789',
    INVOICE_TAX_RATE: '8.25',
  };
  expect(invoiceTermsOf(readConfig({ ...said, INVOICE_PREFIX: 'OC-' }))).toEqual({
    seller: ['Redmark', 'Redmark', '3 Mill Lane', 'Leeds LS1 4AB', 'VAT number GB123456789', 'support@redmark.example'],
    payment: [],
    prefix: 'OC-',
    taxName: 'VAT',
    taxPercent: 8.25,
    hasTaxNumber: true,
  });
  expect(invoiceTermsOf(readConfig({}))).toMatchObject({ taxPercent: null, hasTaxNumber: false, prefix: '' });
});

test.each([
  ['INVOICE_TAX_RATE', '20%', 'a percentage with at most two decimals, such as 20 or 8.25'],
  ['INVOICE_TAX_RATE', '8,25', 'a percentage with at most two decimals'],
  ['INVOICE_TAX_RATE', '8.255', 'a percentage with at most two decimals'],
  ['INVOICE_TAX_RATE', '-20', 'a percentage with at most two decimals'],
  ['INVOICE_TAX_RATE', '0.2', '20 is written as 20, not as 0.2'],
  ['INVOICE_TAX_RATE', '0', 'Leave it out where there is no tax'],
  ['INVOICE_TAX_RATE', '51', 'at most 50 percent'],
  ['INVOICE_TAX_NAME', 'V'.repeat(21), ''],
  ['INVOICE_TAX_NUMBER', 'none', 'a tax number'],
  ['INVOICE_ADDRESS', '3 Mill Lane;; Leeds', 'a line is empty'],
  ['INVOICE_PAYMENT', '1;2;3;4;5;6;7', 'at most 6 lines'],
  ['INVOICE_PREFIX', 'A/B', 'up to 12 letters, digits and hyphens'],
])('%s=%s stops the start and says what is meant', (name, value, why) => {
  const start = () => readConfig({ INVOICE_TAX_NUMBER: 'GB123456789', [name]: value });
  expect(start).toThrow(why);
  expect(start).toThrow(`at ${name}`);
});

test('a rate of tax needs the tax number that invoices with tax name', () => {
  expect(() => readConfig({ INVOICE_TAX_RATE: '20' })).toThrow('at INVOICE_TAX_NUMBER');
});

test('a host that is nothing but the function must grade', () => {
  expect(() => readFunctionConfig({ ...functionKey, GRADER_WORKERS: '0' })).toThrow('at GRADER_WORKERS');
});

const names = (text: string, pattern: RegExp) =>
  [...new Set(Array.from(text.matchAll(pattern), ([, name]) => name))].toSorted();

test('every choice is written down for operators, and nothing else is', () => {
  const page = readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
  expect(names(page, /^\| `([A-Z][A-Z0-9_]+)`/gm)).toEqual(variableNames.toSorted());
});

test('the example of a .env names every choice, sets none, and is read', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  expect(names(example, /^# ([A-Z][A-Z0-9_]+)=/gm)).toEqual(variableNames.toSorted());
  expect(parseEnv(example)).toEqual({});
});

test('secrets are variables, and operators read which may be files', () => {
  const page = readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
  for (const name of secretNames) {
    expect(variableNames).toContain(name);
    expect(page).toContain(`\`${name}_FILE\``);
  }
});

test('a public address loses its trailing slash, so that paths can follow it', () => {
  const said = { ALLOW_SANDBOX_PAYMENTS: 'yes', ALLOW_UNSENT_MAIL: 'yes' };
  expect(readConfig({ PUBLIC_URL: 'https://redmark.example/', ...said })).toMatchObject({
    PUBLIC_URL: 'https://redmark.example',
  });
});

test('a public address plays at nothing unless it was told to, twice', () => {
  const PUBLIC_URL = 'https://redmark.example';
  const start = (more: Record<string, string>) => () => readConfig({ PUBLIC_URL, ...more });
  expect(start({})).toThrow(/at PAYMENTS[\s\S]*at MAIL/);
  expect(start({ MAIL: 'outbox', PAYMENTS: 'sandbox' })).toThrow(/at PAYMENTS[\s\S]*at MAIL/);
  expect(start({ ALLOW_UNSENT_MAIL: 'yes' })).toThrow('everybody could buy for nothing');
  expect(start({ ALLOW_SANDBOX_PAYMENTS: 'yes' })).toThrow('at MAIL');
  const said = { ALLOW_SANDBOX_PAYMENTS: 'yes', ALLOW_UNSENT_MAIL: 'yes' };
  expect(start(said)()).toMatchObject({ MAIL: 'outbox', PAYMENTS: 'sandbox' });
  for (const name of ['OUTBOX_PAGE', 'TEST_HOOKS']) expect(start({ ...said, [name]: 'on' })).toThrow(`at ${name}`);
  expect(readConfig({ PUBLIC_URL: 'http://localhost:8080' })).toMatchObject({ PAYMENTS: 'sandbox' });
});

test('a secret may be a file, whose last line break is not part of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redmark-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const OPERATOR_TOKEN_FILE = join(folder, 'token');
  writeFileSync(OPERATOR_TOKEN_FILE, `${'t'.repeat(32)}\n`);
  expect(readConfig({ OPERATOR_TOKEN_FILE })).toMatchObject({ OPERATOR_TOKEN: 't'.repeat(32) });
  expect(() => readConfig({ OPERATOR_TOKEN_FILE, OPERATOR_TOKEN: 'u'.repeat(32) })).toThrow('not both');
  expect(() => readConfig({ OPERATOR_TOKEN_FILE: join(folder, 'none') })).toThrow('at OPERATOR_TOKEN_FILE');
});

test('a name near one of ours is told, others are not', () => {
  const told = (name: string) => nearNames({ [name]: '1' }, [...variableNames, 'SMTP_PASSWORD_FILE']);
  expect(told('DATABSE')).toEqual(['DATABSE is not a variable of this product. Is DATABASE meant?']);
  expect(told('PROT')).toEqual(['PROT is not a variable of this product. Is PORT meant?']);
  for (const near of ['S3_BUCKETS', 'STRIPE_SECRT_KEY', 'PUBLICURL', 'STMP_URL']) expect(told(near)).toHaveLength(1);
  for (const far of ['PATH', 'HOME', 'LANG', 'NODE_ENV', 'HOSTNAME', 'DATABASE', 'SMTP_PASSWORD_FILE', 'AWS_REGION'])
    expect(told(far)).toEqual([]);
});
