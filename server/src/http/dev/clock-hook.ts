import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { secondsIn } from '../../base/durations.ts';
import { isAtThisMachine } from './outbox-page.ts';

const Advance = z.object({
  seconds: z
    .number()
    .min(0)
    .max(10 * secondsIn.year),
});

/** Moves the server's clock forward, for tests that need an hour or a month to pass. */
export async function clockHook(app: FastifyInstance, { advance }: { advance: (seconds: number) => void }) {
  app.post<{ Body: z.infer<typeof Advance> }>(
    '/dev/advance-clock',
    { schema: { hide: true, body: Advance } },
    async (request, reply) => {
      if (!isAtThisMachine(request)) return reply.callNotFound();
      advance(request.body.seconds);
      return {};
    },
  );
}
