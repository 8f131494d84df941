import { closeReading, publicCloseReading } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

/** What was read in a resume and what its score is made of. It never changes, so it is asked for once. */
export function useCloseReading({ resumeId, isSaved }: { resumeId: string; isSaved: boolean }) {
  return useQuery({
    queryKey: ['close-reading', resumeId, isSaved],
    queryFn: ({ signal }) =>
      call(isSaved ? closeReading : publicCloseReading, { params: { id: resumeId } }, { signal }),
  });
}
