import { markedCopiesMost, type QueryOf, ReportSummary, type reportTable } from '@redmark/contract';
import { stringify } from 'csv-stringify/sync';
import { zipped } from '../../../base/zip.ts';
import { Refusal } from '../../../errors.ts';
import type { Download, Sender, Services } from '../../../services.ts';
import type { Reports } from '../reports.ts';
import { listSummaries, type SummaryRow } from './list-records.ts';

type Shown = QueryOf<typeof reportTable>;
type File = { name: string; bytes: Uint8Array };

const rowsAtOnce = 500;
const columns = ['File', 'Name', 'Date', 'Grade', 'Score', 'Content', 'Formatting', 'Writing'];
const utf8 = new TextEncoder();

/** What the list of an account shows, to take along: as a table, and as marked copies in one archive, `most` at once. */
export function createListDownloads(
  { db, now }: Pick<Services, 'db' | 'now'>,
  reports: Pick<Reports, 'markedPdf'>,
  most: number = markedCopiesMost,
) {
  const wanted = ({ search = '', order = 'Date', client }: Shown) => ({
    search,
    order,
    gradedOnly: true,
    newestOnly: false,
    client,
  });

  async function* rowsOf(ownerId: string, shown: Shown): AsyncGenerator<SummaryRow[]> {
    let after: { value: string; id: string } | undefined;
    for (;;) {
      const rows = await listSummaries(db, ownerId, { ...wanted(shown), after, limit: rowsAtOnce });
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < rowsAtOnce) return;
      after = {
        value: shown.order === undefined || shown.order === 'Date' ? last.created_at.toISOString() : last.name_key,
        id: last.id,
      };
    }
  }

  async function* linesOf(ownerId: string, shown: Shown): AsyncGenerator<Uint8Array> {
    // The mark at the start tells spreadsheets that it is UTF-8.
    yield utf8.encode(`\ufeff${stringify([columns])}`);
    // A cell that begins like a formula gets a quote in front: a spreadsheet shows it instead of running it.
    for await (const rows of rowsOf(ownerId, shown))
      yield utf8.encode(stringify(rows.map(cellsOf), { escape_formulas: true }));
  }

  async function* copiesOf(ownerId: string, sender: Sender, shown: Shown): AsyncGenerator<File> {
    const taken = new Set<string>();
    const missing: string[] = [];
    // One more than is packed reveals whether there are others.
    const rows = await listSummaries(db, ownerId, { ...wanted(shown), after: undefined, limit: most + 1 });
    for (const row of rows.slice(0, most)) {
      const bytes = await copyOf(ownerId, sender, row.id);
      if (bytes) yield { name: freeName(row.file_name, taken), bytes };
      else missing.push(row.file_name);
    }
    if (rows.length > most) missing.push(`All after the first ${most}: search for a part of their names to get them.`);
    if (missing.length > 0) yield { name: 'Not included.txt', bytes: utf8.encode(`${missing.join('\n')}\n`) };
  }

  /** One at a time and in turn with others; undefined where it cannot be marked, or was deleted meanwhile. */
  async function copyOf(ownerId: string, sender: Sender, id: string): Promise<Uint8Array | undefined> {
    try {
      const { chunks } = await reports.markedPdf(ownerId, id, sender);
      const parts: Uint8Array[] = [];
      for await (const chunk of chunks) parts.push(chunk);
      return Buffer.concat(parts);
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  return {
    table: async (ownerId: string, shown: Shown): Promise<Download> => ({
      name: 'reports.csv',
      contentType: 'text/csv; charset=utf-8',
      chunks: linesOf(ownerId, shown),
    }),

    copies: async (ownerId: string, sender: Sender, shown: Shown): Promise<Download> => ({
      name: 'marked-resumes.zip',
      contentType: 'application/zip',
      chunks: zipped(copiesOf(ownerId, sender, shown), now()),
    }),
  };
}

function cellsOf({ file_name, created_at, summary }: SummaryRow): (string | number)[] {
  const { data } = ReportSummary.safeParse(summary);
  const { Cumulative, Content, Format, Writing } = data?.finalGrade ?? {};
  const day = created_at.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const grades = [Content, Format, Writing].map((grade) => grade ?? '');
  return [file_name, data?.person ?? '', day, Cumulative ?? '', Cumulative ? (data?.score ?? '') : '', ...grades];
}

/** A name for a file in an archive that no other has. */
function freeName(fileName: string, taken: Set<string>): string {
  const base = fileName.replace(/\.pdf$/i, '').replace(/[^\p{L}\p{N} ._-]/gu, '_');
  let name = `${base} marked.pdf`;
  for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) name = `${base} (${copy}) marked.pdf`;
  taken.add(name.toLowerCase());
  return name;
}
