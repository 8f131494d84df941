import { closeReading, publicCloseReading } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import type { Report } from './report-context.ts';

/** What was read in a resume and what its score is made of. It never changes, so it is asked for once. */
export function useCloseReading({ resumeId, ownId }: Pick<Report, 'resumeId' | 'ownId'>) {
  const isOwned = ownId !== undefined;
  return useQuery({
    enabled: resumeId !== undefined,
    queryKey: ['close-reading', resumeId, isOwned],
    queryFn: ({ signal }) =>
      call(isOwned ? closeReading : publicCloseReading, { params: { id: resumeId ?? '' } }, { signal }),
  });
}
