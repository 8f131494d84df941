import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { createGradeFunction, createPool, refused } from '@redmark/grader';
import { expect, onTestFinished, test } from 'vitest';
import type { FunctionBody } from '../../function/function-app.ts';
import { functionKey, functionRegion, startFunctionHost } from '../../testing/function-host.ts';
import { withLentKey } from '../../testing/lent-key.ts';
import { sampleReport } from '../../testing/reports/sample-report.ts';
import { createSteeredGraders } from '../../testing/steered-graders.ts';
import { GradingFailed } from './graders.ts';
import { createLambdaGraders } from './lambda.ts';
import { openThreadGraders } from './threads.ts';

const today = '2026-11-21';
const pdf = new TextEncoder().encode('%PDF-1.4 a good resume');
const version = 'test.1';
const body = (report: object) => ({ body: JSON.stringify({ name: 'resume.pdf', ...report }) });

type More = { attempts?: number; timeoutMilliseconds?: number; most?: number; name?: string; secret?: string };

/** Graders that call this function, and a record of what they do locally. */
async function gradersCalling(run: FunctionBody, { attempts, timeoutMilliseconds, most, name, secret }: More = {}) {
  const host = await startFunctionHost({ grade: run }, most ? { most } : {});
  const steered = createSteeredGraders();
  const graders = createLambdaGraders({
    functionName: name ?? 'grade',
    region: functionRegion,
    endpoint: host.endpoint,
    key: { accessKeyId: functionKey.id, secretAccessKey: secret ?? functionKey.secret },
    local: steered.graders,
    ...(attempts ? { attempts } : {}),
    ...(timeoutMilliseconds ? { timeoutMilliseconds } : {}),
  });
  onTestFinished(async () => await graders.close());
  return { graders, host, atHome: steered.seen };
}

const good: FunctionBody = async () => body(sampleReport('Ada', version));

test('a resume is graded by the function, its pages are drawn at home', async () => {
  const events: unknown[] = [];
  const { graders, atHome } = await gradersCalling(async (event) => {
    events.push(event);
    return await good(event);
  });
  const stages: string[] = [];
  const { graded, images } = await graders.grade(pdf, { today, images: true, onStage: (stage) => stages.push(stage) });
  expect(graded).toEqual(sampleReport('Ada', version));
  expect(images).toHaveLength(1);
  expect(stages).toEqual(['reading', 'drawing']);
  expect(atHome).toMatchObject({ gradings: 0, renderings: 1 });
  expect(events).toEqual([{ name: 'resume.pdf', path_resume: Buffer.from(pdf).toString('base64'), today }]);
});

test('a refusal of the grader stays a refusal, with its sentence', async () => {
  const { graders, atHome } = await gradersCalling(async () => ({ errorMessage: '…', errorType: 'no_text' }));
  expect(await graders.grade(pdf, { today, images: true })).toEqual({ graded: refused('no_text'), images: [] });
  expect(atHome.renderings).toBe(0);
});

test('a file that does not fit into a call, or whose report does not, is graded at home', async () => {
  let calls = 0;
  const { graders, atHome } = await gradersCalling(async () => {
    calls += 1;
    return 'x'.repeat(7_000_000);
  });
  expect((await graders.grade(new Uint8Array(5_000_000), { today })).graded.ok).toBe(true);
  expect(calls).toBe(0);
  expect((await graders.grade(pdf, { today })).graded.ok).toBe(true);
  expect([calls, atHome.gradings]).toEqual([1, 2]);
});

test('a full house is waited for, ten times at most', async () => {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const { graders, host } = await gradersCalling(
    async (event) => {
      begun.resolve();
      await gate.promise;
      return await good(event);
    },
    { most: 1 },
  );
  const calls: unknown[] = [];
  host.onCall((attempt) => {
    calls.push(attempt);
    if (calls.length === 3) gate.resolve();
  });
  const first = graders.grade(pdf, { today });
  await begun.promise;
  const second = graders.grade(new TextEncoder().encode('%PDF-1.4 another'), { today });
  expect((await first).graded.ok && (await second).graded.ok).toBe(true);
  expect(calls.slice(0, 3)).toEqual(['attempt=1; max=10', 'attempt=1; max=10', 'attempt=2; max=10']);
});

test('patience ends with a timeout, the next attempt joins the same run, and the work is done once', async () => {
  let runs = 0;
  const gate = Promise.withResolvers<void>();
  const { graders, host } = await gradersCalling(
    async (event) => {
      runs += 1;
      await gate.promise;
      return await good(event);
    },
    { attempts: 10, timeoutMilliseconds: 150 },
  );
  const calls: unknown[] = [];
  host.onCall((attempt) => {
    calls.push(attempt);
    if (calls.length === 3) gate.resolve();
  });
  expect((await graders.grade(pdf, { today })).graded.ok).toBe(true);
  expect(runs).toBe(1);
  expect(calls.length).toBeGreaterThanOrEqual(3);
});

test('a function that never answers ends the grading after the last attempt, and it is not begun again', async () => {
  const { graders, host } = await gradersCalling(() => new Promise(() => {}), { attempts: 3, timeoutMilliseconds: 60 });
  let calls = 0;
  host.onCall(() => {
    calls += 1;
  });
  const failure = graders.grade(pdf, { today });
  await expect(failure).rejects.toThrow(GradingFailed);
  await expect(failure).rejects.toThrow('TimeoutError');
  expect(calls).toBe(3);
});

test.each([
  ['ResourceNotFoundException', { name: 'other' }],
  ['InvalidSignatureException', { secret: 'a secret that is not the right one' }],
])('%s, which only the operator can mend, is tried once, and no secret is told', async (name, more) => {
  const { graders, host } = await gradersCalling(good, more);
  let calls = 0;
  host.onCall(() => {
    calls += 1;
  });
  const failure = await graders.grade(pdf, { today }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(GradingFailed);
  expect(String(failure)).toContain(name);
  expect(inspect(failure)).not.toContain('secret');
  expect(calls).toBe(1);
});

test('a function that fails is worth another job, one that talks nonsense is not', async () => {
  const failing = await gradersCalling(async () => {
    throw new RangeError('a heap that is full');
  });
  const failure = failing.graders.grade(pdf, { today });
  await expect(failure).rejects.toThrow('The function grade failed: RangeError');
  await expect(failure).rejects.not.toThrow(GradingFailed);

  for (const answer of [null, 'hello', { body: 'no JSON' }, { body: '{}' }, { errorMessage: 'odd' }]) {
    const { graders } = await gradersCalling(async () => answer);
    await expect(graders.grade(pdf, { today })).rejects.toThrow(GradingFailed);
  }
});

test('a function of another rubric version is not believed', async () => {
  const { graders } = await gradersCalling(async () => body(sampleReport('Ada', 'test.2')));
  await expect(graders.grade(pdf, { today })).rejects.toThrow('bring both to the same version');
});

test('a function is called with the key that the cloud lends, by its alias or its ARN', async () => {
  withLentKey(functionKey);
  const host = await startFunctionHost({ grade: async () => body(sampleReport('Ada', 'test.1')) });
  const { graders: local } = createSteeredGraders();
  const arn = `arn:aws:lambda:${functionRegion}:123456789012:function:grade`;
  for (const functionName of ['grade', 'grade:$LATEST', arn]) {
    const graders = createLambdaGraders({ functionName, region: functionRegion, endpoint: host.endpoint, local });
    onTestFinished(async () => await graders.close());
    expect((await graders.grade(pdf, { today })).graded.ok).toBe(true);
  }
});

test('the report is the same, byte for byte, wherever it is made', async () => {
  const pool = await createPool({ workers: 1 });
  onTestFinished(async () => await pool.close());
  const host = await startFunctionHost({ grade: createGradeFunction(pool) });
  const local = await openThreadGraders(1);
  const graders = createLambdaGraders({
    functionName: 'grade',
    region: functionRegion,
    endpoint: host.endpoint,
    key: { accessKeyId: functionKey.id, secretAccessKey: functionKey.secret },
    local,
  });
  onTestFinished(async () => await graders.close());
  for (const name of ['ines-swiss', 'samira-swiss']) {
    const bytes = readFileSync(new URL(`../../../../corpus/${name}/resume.pdf`, import.meta.url));
    const [here, there] = await Promise.all(
      [local, graders].map(async (each) => await each.grade(bytes, { today, images: true })),
    );
    expect(here?.graded.ok).toBe(true);
    expect(JSON.stringify(there?.graded)).toBe(JSON.stringify(here?.graded));
    expect(there?.images).toEqual(here?.images);
  }
});
