import type { Bullet } from '../../model/resume.ts';

/** A number by which units are sorted as they are read: column by column, page by page, from above. */
export const readingOrderOf = ({ rows: [first] }: Pick<Bullet, 'rows'>): number =>
  first ? first.page * 10_000 + first.column * 100_000 + first.base : 0;
