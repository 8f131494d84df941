import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

export const consoleEntry = {
  method: 'GET',
  path: '/operator/entry',
  auth: 'console',
  summary: 'Opened the console',
  reply: z.object({ email: z.string() }),
} as const satisfies Endpoint;
