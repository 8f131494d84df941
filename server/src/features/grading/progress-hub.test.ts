import type { Progress } from '@redmark/contract';
import { expect, test } from 'vitest';
import { until } from '../../testing/until.ts';
import { runningProgress } from './present-progress.ts';
import { createProgressHub } from './progress-hub.ts';

function startBoard(answers: (ids: string[]) => Progress[]) {
  const asked: string[][] = [];
  const errors: unknown[] = [];
  const read = async (ids: string[]) => {
    asked.push(ids);
    return answers(ids);
  };
  const hub = createProgressHub({ read, log: (error) => errors.push(error), pollMilliseconds: 1 });
  const follow = (id: string) => {
    const heard: Progress[] = [];
    return { heard, ...hub.follow(id, (progress) => heard.push(progress)) };
  };
  return { hub, follow, asked, errors };
}

test('all who watch are asked for at once, and nobody is when nobody watches', async () => {
  const { follow, asked } = startBoard((ids) => ids.map((id) => runningProgress(id, 'uploaded')));
  const ada = follow('ada');
  const bob = follow('bob');
  await until(() => asked.length > 2);
  expect(asked[0]).toEqual(['ada', 'bob']);
  ada.stop();
  bob.stop();
  const before = asked.length;
  const late = follow('late');
  await until(() => asked.length > before + 1);
  expect(asked.filter((ids) => ids.length === 0)).toEqual([]);
  late.stop();
});

test('a stage is told once, and never backwards', () => {
  const { hub, follow } = startBoard(() => []);
  const { heard, stop } = follow('ada');
  for (const stage of ['layout', 'layout', 'reading', 'writing'] as const) hub.publish(runningProgress('ada', stage));
  expect(heard.map(({ stage }) => stage)).toEqual(['layout', 'writing']);
  stop();
});

test('whoever watches a resume that is deleted is told so', async () => {
  const { follow } = startBoard(() => []);
  const { heard } = follow('ada');
  await until(() => heard.length > 0);
  expect(heard).toMatchObject([{ state: 'failed', error: { code: 'not_found' } }]);
});

test('a database that does not answer is asked again', async () => {
  let calls = 0;
  const { follow, errors } = startBoard((ids) => {
    calls += 1;
    if (calls === 1) throw new Error('connection lost');
    return ids.map((id) => runningProgress(id, 'done'));
  });
  const { heard, stop } = follow('ada');
  await until(() => heard.length > 0);
  expect(errors).toHaveLength(1);
  stop();
});
