import { closeReading, publicCloseReading } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useReport } from './report-context.ts';

/** What was read in the resume, line by line, and what its score is made of. It never changes, so it is fetched once. */
export function useCloseReading() {
  const { resumeId, ownId } = useReport();
  const isOwned = ownId !== undefined;
  return useQuery({
    enabled: resumeId !== undefined,
    queryKey: ['close-reading', resumeId, isOwned],
    queryFn: ({ signal }) =>
      call(isOwned ? closeReading : publicCloseReading, { params: { id: resumeId ?? '' } }, { signal }),
  });
}
