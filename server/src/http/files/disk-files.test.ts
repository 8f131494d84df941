import { mkdirSync, readdirSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { publicRequestUpload } from '@redmark/contract';
import { expect, test } from 'vitest';
import { shortPdf } from '../../testing/reports/short-pdf.ts';
import { pdfType, startTestApp } from '../../testing/start-test-app.ts';
import { until } from '../../testing/until.ts';

test('a visitor who leaves in the middle of an upload is no mistake of ours', async () => {
  const { app, call, errors, folder } = await startTestApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const body = { fileName: 'a.pdf', type: pdfType, size: 100_000 };
  const { url } = await call(publicRequestUpload, { body });
  const { pathname, search } = new URL(url);
  const parts = () =>
    readdirSync(join(folder, 'files'), { recursive: true }).filter((name) => /part$/.test(String(name)));
  mkdirSync(join(folder, 'files'));

  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const head = [`PUT ${pathname}${search} HTTP/1.1`, 'host: x', `content-type: ${pdfType}`, 'content-length: 100000'];
  socket.on('error', () => {});
  socket.write(`${head.join('\r\n')}\r\n\r\n${new TextDecoder().decode(shortPdf())}`);
  await until(() => parts().length === 1);
  socket.destroy();

  await until(() => parts().length === 0);
  expect(errors).toEqual([]);
});
