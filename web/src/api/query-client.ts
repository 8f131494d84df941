import { QueryClient } from '@tanstack/react-query';
import { Refused } from './refused.ts';

/** A report never changes, so it is asked for once; a refusal is an answer, so it is not asked for again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && !(error instanceof Refused && error.status !== undefined),
    },
  },
});
