import { expect, test } from 'vitest';
import { until } from '../testing/until.ts';
import { createRuns } from './runs.ts';

test('an answer is forgotten when its time is over', async () => {
  const once = createRuns<number>({ most: 1, isKept: () => true, keptMilliseconds: 20 });
  let runs = 0;
  const ask = async () => await once('the same', async () => ++runs);
  expect([await ask(), await ask()]).toEqual([1, 1]);
  await until(async () => (await ask()) === 2);
});

test('the oldest answers make room for new ones', async () => {
  const once = createRuns<number>({ most: 1, isKept: () => true });
  const asked: string[] = [];
  const ask = async (key: string) => await once(key, async () => asked.push(key));
  for (let call = 0; call < 100; call += 1) await ask(`call ${call}`);
  await ask('call 99');
  await ask('call 0');
  expect(asked).toHaveLength(101);
});

test('a run that throws gives its place back', async () => {
  const once = createRuns<string>({ most: 1, isKept: () => true });
  const broken = once('a', async () => {
    throw new Error('not today');
  });
  await expect(broken).rejects.toThrow('not today');
  expect(await once('a', async () => 'well')).toBe('well');
});
