import * as contract from '@redmark/contract';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** The schemas that the contract exports under a name; they are components of the description under the same name. */
const named = z.registry<{ id: string }>();
for (const [id, value] of Object.entries(contract) as [string, unknown][])
  if (value instanceof z.ZodType && !named.has(value)) named.add(value, { id });

/** Turns schemas of the contract into JSON schemas that refer to components, and collects these. */
export function createSchemas() {
  const components: Record<string, JsonSchema> = {};
  return {
    components,
    /** `input` is what callers send, `output` what they get. */
    of(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
      const { $schema, $defs = {}, ...own } = z.toJSONSchema(schema, { io, metadata: named, unrepresentable: 'any' });
      for (const [name, one] of Object.entries($defs)) components[name] = withComponents(one);
      const id = named.get(schema)?.id;
      if (id === undefined) return withComponents(own);
      const { id: _, ...bare } = own;
      components[id] ??= withComponents(bare);
      return { $ref: `#/components/schemas/${id}` };
    },
  };
}

function withComponents(schema: object): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
