import type { ResumeOrder } from '@redmark/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/open.ts';

/** Where a page ends: the value it is sorted by, and the id to break ties. */
export type Cursor = { value: string; id: string };

type Wanted = {
  search: string;
  order: ResumeOrder;
  gradedOnly: boolean;
  newestOnly: boolean;
  /** `none`: of no client. */
  client: string | undefined;
  after: Cursor | undefined;
  limit: number;
};

export type SummaryRow = Awaited<ReturnType<typeof listSummaries>>[number];

/** Resumes of one owner without their reports, up to a limit, after a cursor. */
export async function listSummaries(db: Database, ownerId: string, wanted: Wanted) {
  const { search, order, gradedOnly, newestOnly, client, after, limit } = wanted;
  const [column, direction] = orders[order];
  const sorted = sql.ref(`resume.${column}`);
  return await db
    .selectFrom('resume')
    .leftJoin('review', 'review.resume_id', 'resume.id')
    .select(['resume.id', 'resume.storage_key', 'resume.file_name', 'resume.name_key', 'resume.page_count'])
    .select(['resume.created_at', 'review.summary', versions.as('versions')])
    .where('resume.owner_id', '=', ownerId)
    .$if(search !== '', (query) => query.where('resume.file_name', 'ilike', `%${search.replace(/[\\%_]/g, '\\$&')}%`))
    .$if(gradedOnly, (query) => query.where('resume.page_count', 'is not', null).where('review.state', '=', 'done'))
    .$if(client === 'none', (query) => query.where('resume.client_id', 'is', null))
    .$if(client !== undefined && client !== 'none', (query) => query.where('resume.client_id', '=', client ?? ''))
    .$if(newestOnly, (query) => query.where(isNewest))
    .$if(after !== undefined, (query) => {
      const { value, id } = after ?? none;
      const cursorValue = column === 'created_at' ? sql`${value}::timestamptz` : sql`${value}`;
      const beyond = direction === 'desc' ? sql`<` : sql`>`;
      return query.where(sql<boolean>`(${sorted}, resume.id) ${beyond} (${cursorValue}, ${id}::uuid)`);
    })
    .orderBy(sorted, direction)
    .orderBy('resume.id', direction)
    .limit(limit)
    .execute();
}

/** Reports of the same line of versions as `resume`, as `other`. */
const sameLine = sql`resume as other join review as graded on graded.resume_id = other.id
  where other.line_id = resume.line_id and other.owner_id = resume.owner_id and graded.state = 'done'
    and other.page_count is not null`;
const versions = sql<number>`case when resume.line_id is null then 1
  else greatest(1, (select count(*)::int from ${sameLine})) end`;
const isNewest = sql<boolean>`(resume.line_id is null or not exists (
  select from ${sameLine} and (other.created_at, other.id) > (resume.created_at, resume.id)
))`;

const none: Cursor = { value: '', id: '' };

const orders = {
  Date: ['created_at', 'desc'],
  Ascending: ['name_key', 'asc'],
  Descending: ['name_key', 'desc'],
} as const;

/** The ids of every resume of an owner. */
export async function resumeIdsOf(db: Database, ownerId: string): Promise<string[]> {
  const found = await db
    .selectFrom('resume')
    .select('id')
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return found.map(({ id }) => id);
}
