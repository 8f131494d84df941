import type { z } from 'zod';

/** What is wrong with each field; a field without an entry is right. */
export type Complaints<Name extends string> = { [N in Name]?: { message: string } | undefined };

/** The first complaint about each field, in the words of its rule. */
export function complaintsOf<Name extends string>({ error }: z.ZodSafeParseResult<unknown>): Complaints<Name> {
  const found: Record<string, { message: string }> = {};
  for (const { path, message } of error?.issues ?? []) found[String(path[0])] ??= { message };
  return found as Complaints<Name>;
}
