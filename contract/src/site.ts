import { z } from 'zod';

/** `GET /config.json`: what the browser needs to know about how this installation runs. */
export const Site = z.object({
  brand: z.object({
    name: z.string(),
    operator: z.string(),
    supportEmail: z.string(),
    social: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
  apiBase: z.string(),
  rubricVersion: z.string(),
  maximumUploadBytes: z.number(),
  identity: z.enum(['none']),
});
export type Site = z.infer<typeof Site>;
