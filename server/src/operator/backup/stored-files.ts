import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { filesOf } from '../../features/resumes/storage-keys.ts';

/** A file the database names: `sha256` where it is known which bytes it has. */
export type StoredFile = { resumeId: string; key: string; sha256: string | undefined; isPromised: boolean };

type Row = { id: string; storage_key: string; sha256: string | null; page_count: number | null; has_link: boolean };

/** Every file that must or may be in the storage for what the database holds. */
export async function storedFiles(db: Database): Promise<StoredFile[]> {
  const { rows } = await sql<Row>`select id, storage_key, sha256, page_count,
    exists (select from share_link where resume_id = resume.id) as has_link from resume order by id`.execute(db);
  return rows.flatMap((row) => {
    const files = filesOf(row).map((key) => ({
      resumeId: row.id,
      key,
      sha256: key === row.storage_key ? (row.sha256 ?? undefined) : undefined,
      isPromised: false,
    }));
    if (row.sha256 !== null) return files;
    return [...files, { resumeId: row.id, key: row.storage_key, sha256: undefined, isPromised: true }];
  });
}

/** Whether the resume of a file was not deleted meanwhile. */
export async function isStillThere(db: Database, { resumeId }: StoredFile): Promise<boolean> {
  const found = await db.selectFrom('resume').select('id').where('id', '=', resumeId).executeTakeFirst();
  return found !== undefined;
}

const contentTypes: Record<string, string> = { pdf: 'application/pdf', png: 'image/png', txt: 'text/plain' };

export const contentTypeOf = (key: string) =>
  contentTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
