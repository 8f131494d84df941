import { useQuery } from '@tanstack/react-query';
import { readClosely } from '../../../api/report-calls.ts';
import { useReport } from './report-context.ts';

/** What was read in the resume, line by line, and what its score is made of. It never changes, so it is fetched once. */
export function useCloseReading() {
  const { resumeId, ownId } = useReport();
  const owned = ownId !== undefined;
  return useQuery({
    enabled: resumeId !== undefined,
    queryKey: ['close-reading', resumeId, owned],
    queryFn: ({ signal }) => readClosely({ resumeId: resumeId ?? '', owned }, signal),
  });
}
