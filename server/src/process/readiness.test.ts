import { expect, test } from 'vitest';
import { createReadiness } from './readiness.ts';

test('parts are asked once a second however many call, and by theirs where they say so', async () => {
  const clock = { now: 0 };
  const asked = { database: 0, mail: 0 };
  const readiness = createReadiness(
    {
      database: { probe: async () => asked.database++ },
      mail: { probe: async () => asked.mail++, freshSeconds: 30 },
    },
    { log: () => {}, now: () => clock.now },
  );
  await Promise.all(Array.from({ length: 100 }, readiness.check));
  await readiness.check();
  expect(asked).toEqual({ database: 1, mail: 1 });
  clock.now = 1000;
  await readiness.check();
  expect(asked).toEqual({ database: 2, mail: 1 });
});

test('a part that hangs is down in time, and is not asked again meanwhile', async () => {
  const clock = { now: 0 };
  let asked = 0;
  const forever = Promise.withResolvers<void>();
  const probe = async () => {
    asked += 1;
    await forever.promise;
  };
  const readiness = createReadiness(
    { storage: { probe }, database: { probe: async () => {} } },
    { log: () => {}, patienceSeconds: 0.05, now: () => clock.now },
  );
  const answers = await Promise.all([readiness.check(), readiness.check()]);
  expect(answers).toEqual(Array(2).fill({ storage: false, database: true }));
  expect(asked).toBe(1);
  forever.resolve();
});

test('a part that comes back is up again', async () => {
  const clock = { now: 0 };
  const errors: unknown[] = [];
  let works = false;
  const probe = async () => {
    if (!works) throw new Error('not yet');
  };
  const readiness = createReadiness(
    { storage: { probe } },
    { log: (error) => errors.push(error), now: () => clock.now },
  );
  expect(await readiness.check()).toEqual({ storage: false });
  expect(errors).toHaveLength(1);
  works = true;
  clock.now = 1000;
  expect(await readiness.check()).toEqual({ storage: true });
});
