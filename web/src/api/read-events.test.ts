import { expect, test } from 'vitest';
import { eventsIn, readEvent } from './read-events.ts';

const streamOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

test('an event has a name and data, and comments are passed over', () => {
  expect(readEvent(': still here\nevent: progress\ndata: {"a":1}')).toEqual({ name: 'progress', data: '{"a":1}' });
  expect(readEvent('data: one\ndata: two')).toEqual({ name: 'message', data: 'one\ntwo' });
});

test('events arrive whole, however the stream is cut', async () => {
  const stream = streamOf(
    'retry: 5\n\nevent: pro',
    'gress\ndata: 1\r\n\r\nevent: other\ndata: 2\n\n',
    'event: progress\ndata: 3\n\n',
  );
  const heard: string[] = [];
  for await (const data of eventsIn(stream, 'progress')) heard.push(data);
  expect(heard).toEqual(['1', '3']);
});
