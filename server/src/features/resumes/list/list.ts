import { listPageSize, type listResumes, type QueryOf, type ReplyOf, ResumeSummary } from '@redmark/contract';
import { z } from 'zod';
import { Refusal } from '../../../errors.ts';
import type { Services } from '../../../services.ts';
import type { Pages } from '../pages/pages.ts';
import { type Cursor, listSummaries, type SummaryRow } from './list-records.ts';

const KnownCursor = z.tuple([z.string(), z.uuid()]);

/** The list of an account's resumes, a page at a time. */
export function createList({ db, log }: Pick<Services, 'db' | 'log'>, pages: Pages) {
  /** A row that cannot be shown is logged and left out. */
  async function summaryOf(row: SummaryRow): Promise<ResumeSummary[]> {
    const { id, page_count: pageCount } = row;
    const summary = ResumeSummary.safeParse({
      resumeId: id,
      id,
      Key: row.storage_key,
      fileName: row.file_name,
      createdAt: row.created_at.toISOString(),
      thumbnail: pageCount === null ? null : await pages.links(id, pageCount),
      grading: row.summary,
      versions: row.versions,
    });
    if (summary.success) return [summary.data];
    log(new Error(`The resume ${id} cannot be listed.`, { cause: summary.error }));
    return [];
  }

  return async (ownerId: string, query: QueryOf<typeof listResumes>): Promise<ReplyOf<typeof listResumes>> => {
    const { search = '', order = 'Date', graded, after } = query;
    const limit = Number(query.limit ?? listPageSize);
    const wanted = {
      search,
      order,
      gradedOnly: graded === 'true',
      client: query.client,
      newestOnly: query.versions === 'newest',
      after: after === undefined ? after : cursorIn(after),
    };
    // One more row than is shown reveals whether there is another page.
    const rows = await listSummaries(db, ownerId, { ...wanted, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      allResume: (await Promise.all(shown.map(async (row) => await summaryOf(row)))).flat(),
      next: last
        ? cursorOf({ value: order === 'Date' ? last.created_at.toISOString() : last.name_key, id: last.id })
        : null,
    };
  };
}

function cursorOf({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

function cursorIn(text: string): Cursor {
  try {
    const [value, id] = KnownCursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { value, id };
  } catch (cause) {
    throw new Refusal('bad_request', { field: 'after', cause });
  }
}
