import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { answerErrors } from '../answer-errors.ts';
import { limitConnections } from './connections.ts';
import { refuseLateBodies } from './request-timeouts.ts';

async function listening(prepare: (app: FastifyInstance) => void) {
  const app = Fastify();
  answerErrors(app, () => {});
  prepare(app);
  app.post('/call', async (request) => request.body);
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  return app;
}

const dial = (app: FastifyInstance) => {
  const socket = connect({ host: '127.0.0.1', port: (app.server.address() as AddressInfo).port });
  socket.on('error', () => {});
  return socket;
};

test('a body that does not arrive is refused in a sentence, and its connection closed', async () => {
  const app = await listening((one) => refuseLateBodies(one, { seconds: 0.1, files: '/files/' }));
  const socket = dial(app);
  let said = '';
  socket.on('data', (chunk) => (said += chunk));
  socket.write('POST /call HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{');
  await once(socket, 'close');
  expect(said).toMatch(/^HTTP\/1\.1 400 [\s\S]*took too long to arrive/);

  const answer = await app.inject({ method: 'POST', url: '/call', payload: { a: 1 } });
  expect(answer.json()).toEqual({ a: 1 });
});

test('one address holds so many connections and no more, and may open others when it closed some', async () => {
  const app = await listening((one) => limitConnections(one.server, { total: 100, perAddress: 2 }));
  const first = dial(app);
  const second = dial(app);
  await Promise.all([once(first, 'connect'), once(second, 'connect')]);
  const third = dial(app);
  await once(third, 'close');

  first.destroy();
  await once(first, 'close');
  const answer = await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/call`, { method: 'POST' });
  expect(answer.status).toBe(200);
  second.destroy();
});
