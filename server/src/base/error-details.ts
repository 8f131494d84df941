/** The code of an error, such as `ENOENT` or one of PostgreSQL's, where it has one. */
export const codeOf = (error: unknown): unknown => memberOf(error, 'code');

export const nameOf = (error: unknown): string => String(memberOf(error, 'name') ?? '');

export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
