import { isLink } from '@redmark/contract';
import { z } from 'zod';

type Rewrite = (value: unknown, origin: string) => unknown;

/**
 * Makes the links in replies of this schema absolute: use cases write paths, and only the HTTP layer knows the origin.
 * The schema is analysed once per endpoint, so that a reply without links is passed on unchanged.
 */
export function wholeLinks(schema: z.core.$ZodType): Rewrite {
  return linksIn(schema) ?? ((value) => value);
}

/** Links occur in objects, lists and nullable members. */
function linksIn(schema: z.core.$ZodType): Rewrite | undefined {
  if (isLink(schema)) return (value, origin) => new URL(String(value), origin).href;
  if (schema instanceof z.ZodNullable) {
    const inner = linksIn(schema.unwrap());
    return inner && ((value, origin) => (value === null ? null : inner(value, origin)));
  }
  if (schema instanceof z.ZodArray) {
    const inner = linksIn(schema.element);
    return inner && ((value, origin) => (Array.isArray(value) ? value.map((one) => inner(one, origin)) : value));
  }
  return schema instanceof z.ZodObject ? linksInMembers(schema) : undefined;
}

function linksInMembers({ shape }: z.ZodObject): Rewrite | undefined {
  const members = new Map(Object.entries(shape).map(([name, member]) => [name, linksIn(member)]));
  if ([...members.values()].every((rewrite) => rewrite === undefined)) return undefined;
  return (value, origin) => {
    if (typeof value !== 'object' || value === null) return value;
    const whole = ([name, member]: [string, unknown]) => [name, members.get(name)?.(member, origin) ?? member];
    return Object.fromEntries(Object.entries(value).map(whole));
  };
}
