import type { ClientQuery } from '@redmark/contract';

export type Filters = { [Name in keyof ClientQuery]?: ClientQuery[Name] | undefined };

/** Without what is not asked for. */
export function queryOf(filters: Filters): ClientQuery {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''));
}

/** The day so many days ago, as in 2026-11-23. */
export function dayBefore(days: number, now = Date.now()): string {
  return new Date(now - days * 24 * 3600 * 1000).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The next direction of a column: what reads best first, and the other way at the second click. */
export function sortedBy(filters: Filters, order: NonNullable<ClientQuery['order']>): Filters {
  const first = order === 'date' ? 'down' : 'up';
  const isSame = (filters.order ?? 'name') === order;
  const other = (filters.direction ?? 'up') === 'up' ? 'down' : 'up';
  return { ...filters, order, direction: isSame ? other : first };
}
