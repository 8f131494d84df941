import type { Remark, Resume } from '@redmark/contract';
import { useQueryClient } from '@tanstack/react-query';
import { reportKey } from '../../../api/queries.tsx';

/** Puts the notes that a call answered into the report on the screen. */
export function useShownRemarks(resumeId: string) {
  const queries = useQueryClient();
  return ({ remarks }: { remarks: Remark[] }) =>
    queries.setQueryData<Resume>(reportKey(resumeId, true), (resume) => resume && { ...resume, remarks });
}
