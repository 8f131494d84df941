import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

type Window = { used: number; until: Date };

/** Adds calls to the window of that name, or begins a new one where the last has ended, in one statement. */
export async function useWindow(db: Database, name: string, calls: number, now: Date, until: Date): Promise<Window> {
  const { rows } = await sql<Window>`insert into call_window as kept (name, used, until)
    values (${name}, ${calls}, ${until})
    on conflict (name) do update set
      used = case when kept.until <= ${now} then excluded.used else kept.used + excluded.used end,
      until = case when kept.until <= ${now} then excluded.until else kept.until end
    returning used, until`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A window was not returned.');
  return row;
}

/** Deletes windows that have ended. */
export async function sweepWindows(db: Database, now: Date) {
  await db.deleteFrom('call_window').where('until', '<=', now).execute();
}
