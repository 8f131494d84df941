import type { ResumeSummary } from '@redmark/contract';

type Dated = Pick<ResumeSummary, 'resumeId' | 'createdAt'>;

/** The address of the comparison of two reports, the older one first. */
export function pairPath(one: Dated, other: Dated): string {
  const [before, after] = one.createdAt <= other.createdAt ? [one, other] : [other, one];
  return `/compare?before=${before.resumeId}&after=${after.resumeId}`;
}
