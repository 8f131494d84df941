import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import * as contract from './index.ts';
import { givenId, line, lines } from './text.ts';

type Described = {
  type?: string;
  pattern?: string;
  format?: string;
  contentEncoding?: string;
  maxLength?: number;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Described>;
  items?: Described;
  anyOf?: Described[];
  allOf?: Described[];
};

const endpoints = Object.entries(contract as Record<string, unknown>).filter(
  (entry): entry is [string, Endpoint] =>
    typeof entry[1] === 'object' && entry[1] !== null && 'path' in entry[1] && 'auth' in entry[1],
);

/** Every string in what a caller sends, with its path. */
function* textsIn(at: string, described: Described): Generator<[string, Described]> {
  if (described.type === 'string' && !described.enum && described.const === undefined) yield [at, described];
  for (const [name, inner] of Object.entries(described.properties ?? {})) yield* textsIn(`${at}.${name}`, inner);
  for (const inner of [described.items, ...(described.anyOf ?? []), ...(described.allOf ?? [])])
    if (inner) yield* textsIn(at, inner);
}

test('every string that a caller sends is bounded and takes no control characters', () => {
  expect(endpoints.length).toBeGreaterThan(20);
  for (const [name, { params, query, body }] of endpoints)
    for (const schema of [params, query, body])
      for (const [at, text] of schema ? textsIn(name, z.toJSONSchema(schema, { io: 'input' }) as Described) : []) {
        // A file as base64 is looked at where it is decoded.
        expect([at, text.contentEncoding === 'base64' || text.format === 'uuid' || text.pattern !== undefined]).toEqual(
          [at, true],
        );
        expect([at, text.format === 'uuid' || text.maxLength !== undefined]).toEqual([at, true]);
      }
});

test('a line is one normalised line, and a message may have several', () => {
  expect(line(1, 10).parse(' Zoe\u0308 ')).toBe('Zo\u00eb');
  for (const bad of ['a\u0000', 'a\nb', '\u007f', 'a\ud800', '', 'x'.repeat(11)])
    expect(line(1, 10).safeParse(bad).success, JSON.stringify(bad)).toBe(false);
  expect(lines(1, 10).parse('a\r\n\tb')).toBe('a\r\n\tb');
  expect(lines(1, 10).safeParse('a\u0000b').success).toBe(false);
});

test('ids that differ in case alone are the same id', () => {
  const id = 'F5C69A2D-0FB5-41EC-BC3B-1CBBD13D03A1';
  expect(givenId().parse(id)).toBe(id.toLowerCase());
});
