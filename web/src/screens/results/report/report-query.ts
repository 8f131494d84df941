import { reportKey } from '../../../api/queries.tsx';
import { readReport } from '../../../api/report-calls.ts';
import { checkSections } from './page-sections.ts';

/** The query for a report. `owned`: of the account that is signed in; otherwise a visitor's. */
export const reportQuery = (resumeId: string, owned: boolean) => ({
  queryKey: reportKey(resumeId, owned),
  queryFn: async ({ signal }: { signal: AbortSignal }) => checkSections(await readReport({ resumeId, owned }, signal)),
});
