import * as contract from '@redmark/contract';
import { z } from 'zod';

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'auth' in value;

/** Every endpoint of the contract, by its name. */
export const endpoints: [name: string, endpoint: contract.Endpoint][] = Object.entries(contract).flatMap(
  ([name, value]: [string, unknown]) => (isEndpoint(value) ? [[name, value]] : []),
);

/** Whether a call of a user or a visitor names a resume, in its path or in its body. */
export const isAboutResume = ({ auth, params, body }: contract.Endpoint): boolean =>
  auth !== 'console' && (params !== undefined || (body !== undefined && 'resumeId' in body.shape));

/** A call that is valid under the endpoint's schemas, about the thing with this id. */
export function exampleCall({ path, params, query, body }: contract.Endpoint, id: string) {
  const values = params ? exampleOf(params, id) : {};
  return {
    path: path.replace(/:(\w+)/g, (_, name) => String(values[name])),
    query: Object.fromEntries(Object.entries(query ? exampleOf(query, id) : {}).map(asText)),
    body: body && exampleOf(body, id),
  };
}

const asText = ([name, value]: [string, unknown]): [string, string] => [name, String(value)];

function exampleOf(schema: z.ZodObject, id: string): Record<string, unknown> {
  const example = exampleMembers(Described.parse(z.toJSONSchema(schema, { io: 'input' })), id);
  return z.record(z.string(), z.unknown()).parse(schema.parse(example));
}

/** The required members of an object, and a resume that it may name. */
function exampleMembers({ properties = {}, required = [] }: Described, id: string): Record<string, unknown> {
  return Object.fromEntries(
    [...required, ...('resumeId' in properties && !required.includes('resumeId') ? ['resumeId'] : [])].map((name) => [
      name,
      name === 'email' ? 'ada@example.com' : exampleValue(properties[name] ?? {}, id),
    ]),
  );
}

/** The part of JSON Schema that the contract's inputs use. */
const Described = z.object({
  type: z.string().optional(),
  format: z.string().optional(),
  contentEncoding: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  get anyOf() {
    return z.array(Described).optional();
  },
  get oneOf() {
    return z.array(Described).optional();
  },
  get items() {
    return Described.optional();
  },
  get properties() {
    return z.record(z.string(), Described).optional();
  },
  required: z.array(z.string()).optional(),
});
type Described = z.infer<typeof Described>;

function exampleValue(described: Described, id: string): unknown {
  const {
    type,
    format,
    contentEncoding,
    minLength,
    maxLength,
    minimum,
    enum: choices,
    const: only,
    anyOf: alternatives = described.oneOf ?? [],
    items,
  } = described;
  if (only !== undefined) return only;
  if (choices) return choices[0];
  const [alternative] = alternatives;
  if (alternative) return exampleValue(alternative, id);
  if (items) return [exampleValue(items, id)];
  if (type === 'object') return exampleMembers(described, id);
  if (format === 'uuid') return id;
  if (format === 'email') return 'ada@example.com';
  // A moment or a day is checked behind the length of its text.
  if (minLength === 10 && maxLength === 10) return '2026-01-05';
  if (minLength === 20 && maxLength === 30) return '2026-01-05T10:00:00Z';
  if (format === 'date') return '2026-01-05';
  if (format === 'date-time') return '2026-01-05T10:00:00Z';
  if (format === 'uri') return 'https://example.com/events';
  if (type === 'integer' || type === 'number') return Math.max(minimum ?? 1, 1);
  if (type === 'boolean') return false;
  return (contentEncoding === 'base64' ? 'YQ==' : 'a').padEnd(minLength ?? 1, 'a');
}
