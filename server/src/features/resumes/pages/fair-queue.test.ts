import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const account = (key: string) => ({ key, isVisitor: false });
const visitor = (key: string) => ({ key, isVisitor: true });

const settled = async () => await new Promise((done) => setImmediate(done));

/** Tasks that run until they are told to end, and the order in which they began. */
function open(limits: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const queue = createFairQueue({
    atOnce: 2,
    visitors: 1,
    waitingOfAccount: 5,
    waitingOfVisitor: 2,
    waiting: 8,
    ...limits,
  });
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const take = async (sender: { key: string; isVisitor: boolean }, name: string) =>
    await queue.run(sender, async () => {
      began.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { take, end, began };
}

test('visitors never take the last place, whoever they are', async () => {
  const { take, end, began } = open();
  void take(visitor('v1'), 'v1 a');
  void take(visitor('v1'), 'v1 b');
  void take(visitor('v2'), 'v2 a');
  void take(account('ada'), 'ada');
  await settled();
  expect(began).toEqual(['v1 a', 'ada']);
  await end('ada');
  expect(began).toEqual(['v1 a', 'ada']);
  await end('v1 a');
  expect(began.at(-1)).toBe('v2 a');
});

test('accounts come before visitors, and everybody’s first before anybody’s second', async () => {
  const { take, end, began } = open({ atOnce: 1 });
  void take(account('ada'), 'ada 1');
  void take(visitor('v'), 'visitor');
  for (const name of ['ada 2', 'ada 3']) void take(account('ada'), name);
  void take(account('bob'), 'bob 1');
  await settled();
  for (const name of ['ada 1', 'bob 1', 'ada 2', 'ada 3']) await end(name);
  expect(began).toEqual(['ada 1', 'bob 1', 'ada 2', 'ada 3', 'visitor']);
});

test('one sender uses one place at a time', async () => {
  const { take, began } = open();
  for (const name of ['1', '2', '3']) void take(account('ada'), name);
  await settled();
  expect(began).toEqual(['1']);
});

test('a line that is too long says so, and the others still get their turn', async () => {
  const { take, began } = open();
  for (let at = 0; at < 6; at += 1) void take(account('ada'), `ada ${at}`);
  await expect(take(account('ada'), 'one too many')).rejects.toMatchObject({ code: 'busy' });
  void take(account('bob'), 'bob');
  await settled();
  expect(began).toEqual(['ada 0', 'bob']);
  for (let at = 0; at < 3; at += 1) void take(visitor(`v${at}`), 'visitor');
  await expect(take(visitor('v9'), 'one too many')).rejects.toMatchObject({ code: 'busy' });
});

test('work that fails frees its place', async () => {
  const queue = createFairQueue({ atOnce: 1, visitors: 1, waitingOfAccount: 5, waitingOfVisitor: 5, waiting: 5 });
  await expect(queue.run(account('ada'), async () => await Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(await queue.run(account('ada'), async () => 'well')).toBe('well');
});
