import { type RefusalCode, refusals } from '@redmark/contract';
import { z } from 'zod';

/** The body of every refusal. */
export const refusalSchema = z.toJSONSchema(
  z.object({
    code: z.string().meta({ description: 'What was refused, for programs.' }),
    message: z.string().meta({ description: 'A sentence for the user that says what to do next.' }),
    field: z.string().optional().meta({ description: 'The field of the request it is about.' }),
    reason: z.string().optional().meta({ description: 'A more specific code, such as the grader’s.' }),
    requestId: z.string().optional().meta({ description: 'Finds a fault of ours in the log of the server.' }),
  }),
  { io: 'input' },
);

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait before the next try.', schema: { type: 'integer', minimum: 0 } },
};

const listed: Record<RefusalCode, { status: number; message: string; retryAfterSeconds?: number }> = refusals;

/** The answers of a call that refuses: one for each status, with every code and its sentence. */
export function refusalAnswers(codes: readonly RefusalCode[]) {
  const byStatus = Map.groupBy(codes, (code) => listed[code].status);
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([a], [b]) => a - b)
      .map(([status, own]) => [
        String(status),
        {
          description: own.map((code) => `\`${code}\`: ${listed[code].message}`).join('\n\n'),
          ...(status === 429 || status === 503 ? { headers: retryAfter } : {}),
          content: {
            'application/json': {
              schema: {
                allOf: [
                  { $ref: '#/components/schemas/Refusal' },
                  { type: 'object', properties: { code: { type: 'string', enum: own } } },
                ],
              },
              examples: Object.fromEntries(
                own.map((code) => [code, { value: { code, message: listed[code].message } }]),
              ),
            },
          },
        },
      ]),
  );
}
