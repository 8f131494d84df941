import { listResumes, ownRefusals, type ResumeOrder, ResumeSummary } from '@redmark/contract';
import { Refused } from './refused.ts';
import { send } from './send.ts';

/** A resume with pages to show and a report to open. */
export type ListedReport = ResumeSummary & {
  thumbnail: NonNullable<ResumeSummary['thumbnail']>;
  grading: NonNullable<ResumeSummary['grading']>;
};
export type ReportPage = { reports: ListedReport[]; next: string | null };

const Row = ResumeSummary.omit({ createdAt: true });

type Wanted = {
  search: string;
  order: ResumeOrder;
  versions: 'all' | 'newest';
  client?: string | undefined;
  after: string | undefined;
};

/** One page of the reports of the account. */
export async function listReports(
  { search, order, versions, client, after }: Wanted,
  signal: AbortSignal | undefined,
): Promise<ReportPage> {
  const query = {
    order,
    versions,
    graded: 'true',
    ...(search ? { search } : {}),
    ...(client ? { client } : {}),
    ...(after ? { after } : {}),
  } as const;
  const response = await send(listResumes, { query }, { signal, fresh: after === undefined });
  return reportsIn(await response.json().catch(() => undefined));
}

/** Leaves out rows that cannot be shown, instead of failing as a whole. */
export function reportsIn(reply: unknown): ReportPage {
  const page: { allResume?: unknown; next?: unknown } = reply ?? {};
  if (!Array.isArray(page.allResume)) throw new Refused('our_fault', ownRefusals.our_fault.message);
  const rows = page.allResume.flatMap((row: Partial<ResumeSummary> | null) => {
    const read = Row.safeParse(row);
    // A report without a date can still be opened; the fallback date is shown.
    return read.success ? [{ ...read.data, createdAt: row?.createdAt ?? '' }] : [];
  });
  return {
    reports: rows.filter((row): row is ListedReport => row.thumbnail !== null && row.grading !== null),
    next: typeof page.next === 'string' ? page.next : null,
  };
}
