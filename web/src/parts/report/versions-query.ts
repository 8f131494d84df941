import { reportsKey } from '../../api/queries.tsx';
import { readVersions } from '../../api/version-calls.ts';

/** The versions of a resume. Whatever changes the lists of reports may change them, too. */
export const versionsQuery = (id: string) => ({
  queryKey: [...reportsKey, 'versions', id],
  queryFn: async ({ signal }: { signal: AbortSignal }) => await readVersions(id, signal),
  staleTime: 0,
});

export const versionsPath = (id: string) => `/versions?id=${id}`;
