import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Refused } from './refused.ts';

/** A report never changes, so it is fetched once; a refusal is an answer, so it is not asked for again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && !(error instanceof Refused && error.status !== undefined),
    },
  },
});

export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** The key of a report in the cache. Lists prefetch a report under it, so that it opens at once. */
export const reportKey = (resumeId: string, owned: boolean) => ['report', resumeId, owned] as const;

/** The key of the lists of reports, whatever was searched for. */
export const reportsKey = ['resumes'] as const;
