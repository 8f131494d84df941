import { createServer, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { portOf } from '../base/port-of.ts';

type Received = { body: string; signature: string; message: z.infer<typeof Message> };

const Message = z.object({ id: z.uuid(), type: z.string(), createdAt: z.string(), data: z.looseObject({}) });

/** A receiver of webhooks on this machine. `answer` gives the status for each message it gets, counted from 0. */
export async function startReceiver(answer: (index: number) => number = () => 200) {
  const received: Received[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const signature = String(request.headers['redmark-signature']);
      received.push({ body, signature, message: Message.parse(JSON.parse(body)) });
      response.writeHead(answer(received.length - 1)).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${portOf(server)}/hook`, received };
}
