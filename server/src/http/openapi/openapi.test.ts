import { refusals } from '@redmark/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp } from '../../testing/start-test-app.ts';
import { openApiDocument } from './document.ts';
import { namedEndpoints } from './endpoint-names.ts';
import { undescribed } from './refusals-of.ts';

const Operation = z.object({
  operationId: z.string(),
  tags: z.tuple([z.string()]),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  responses: z.record(z.string(), z.looseObject({ description: z.string(), content: z.unknown().optional() })),
});
const { paths, components } = openApiDocument({ title: 'Redmark', apiBase: '/api' });
const operations = Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => Operation.parse(one)));
const operation = (id: string) => operations.find(({ operationId }) => operationId === id);

test('every call has an id of its own, a noun, and says what it refuses and how', () => {
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(namedEndpoints.length + 1);
  for (const { responses } of operations) {
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '429', '500', '503']));
    expect(responses['429']).toHaveProperty('headers.Retry-After');
  }
  const answers = operation('startGrading')?.responses['402'];
  const refusing = (['no_credits', 'no_team_credits', 'member_limit'] as const).map(
    (code) => `\`${code}\`: ${refusals[code].message}`,
  );
  expect(answers?.description?.split('\n\n')).toEqual(refusing);
});

test('a call names who may make it: a user, a key with its scope, or the operator', () => {
  expect(operation('analysisResult')?.security).toEqual([{ user: [] }, { apiKey: ['resumes:read'] }]);
  expect(operation('deleteUser')?.security).toEqual([{ user: [] }]);
  expect(operation('messageResponse')?.security).toEqual([{ operator: [] }]);
  expect(operation('contactUs')?.security).toEqual([]);
});

test('files and streams have their own types, and every reference leads to a component', () => {
  expect(operation('markedPdf')?.responses['200']?.content).toHaveProperty(['application/pdf']);
  expect(operation('exportAccount')?.responses['200']?.content).toHaveProperty(['application/zip']);
  expect(operation('progress')?.responses['200']?.content).toHaveProperty(['text/event-stream']);
  const names = [...JSON.stringify([paths, components]).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name = '']) => name,
  );
  expect(new Set(names).size).toBeGreaterThan(15);
  for (const name of names) expect(components.schemas).toHaveProperty([name]);
});

test('an answer that is not described is told apart from one that is', () => {
  const [, endpoint] = namedEndpoints.find(([name]) => name === 'getUser') ?? [];
  expect(undescribed(endpoint, 'signed_out')).toBeUndefined();
  expect(undescribed(endpoint, 'no_such_note')?.message).toBe(
    'GET /get-user answers no_such_note, which is not described.',
  );
  expect(undescribed(undefined, 'no_such_note')).toBeUndefined();
});

test('the page of the description may load its parts over plain http, and asks nothing of other sites', async () => {
  const policyAt = async (settings: Record<string, string>) => {
    const { app } = await startTestApp({ settings });
    const { headers } = await app.inject('/api/docs/static/index.html');
    return String(headers['content-security-policy']);
  };
  const plain = await policyAt({});
  expect(plain).toContain("script-src 'self'");
  expect(plain).not.toContain('upgrade-insecure-requests');
  expect(plain).not.toContain('swagger.io');
});
