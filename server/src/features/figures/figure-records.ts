import { figureNames } from '@redmark/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

export type FigureName = (typeof figureNames)[number];
export type Counts = Record<FigureName, number>;

/**
 * Job seekers are people who consent to recruiting; the pool is those of them with a graded resume, who can be found; a
 * placement counts from its invoice on.
 */
export async function countFigures(db: Database): Promise<Counts> {
  const { rows } = await sql<Counts>`with consenting as
    (select id from account where recruiting and verified and closing_at is null)
    select
      (select count(*)::int from consenting) as "jobSeekers",
      (select count(*)::int from consenting where exists (select from resume join review on review.resume_id = resume.id
        where resume.owner_id = consenting.id and review.state = 'done')) as "pool",
      (select count(*)::int from placement) as "placed"`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A count has no row.');
  return counts;
}

/** Names of the figures that are on, in the order of the contract. */
export async function figuresOn(db: Database): Promise<FigureName[]> {
  const rows = await db.selectFrom('public_figure').select('name').execute();
  return figureNames.filter((name) => rows.some((row) => row.name === name));
}

export async function putFigure(db: Database, name: FigureName, now: Date) {
  await db
    .insertInto('public_figure')
    .values({ name, shown_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function dropFigure(db: Database, name: FigureName) {
  await db.deleteFrom('public_figure').where('name', '=', name).execute();
}
