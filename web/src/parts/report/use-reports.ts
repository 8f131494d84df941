import type { ResumeOrder } from '@redmark/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listReports, type ReportPage } from '../../api/list-reports.ts';
import { reportsKey } from '../../api/queries.tsx';

type Wanted = { search: string; order: ResumeOrder; versions?: 'all' | 'newest'; client?: string };
type Shown = ReportPage & { pages: number };

/** The reports of the account, page by page. The previous list stays until the next search result is there. */
export function useReports({ search, order, versions = 'all', client }: Wanted) {
  const queries = useQueryClient();
  const [isFetchingNext, setFetchingNext] = useState(false);
  const queryKey = [...reportsKey, search, order, versions, client];
  const read = useQuery({
    queryKey,
    // A refetch brings as many pages as were shown.
    queryFn: async ({ signal }) => {
      let shown = await withNext(undefined, signal);
      const wanted = queries.getQueryData<Shown>(queryKey)?.pages ?? 1;
      while (shown.pages < wanted && shown.next !== null) shown = await withNext(shown, signal);
      return shown;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

  async function withNext(shown: Shown | undefined, signal?: AbortSignal): Promise<Shown> {
    const page = await listReports({ search, order, versions, client, after: shown?.next ?? undefined }, signal);
    return { ...page, reports: [...(shown?.reports ?? []), ...page.reports], pages: (shown?.pages ?? 0) + 1 };
  }

  /** If a page cannot be loaded, the list stays as it is and the page can be asked for again. */
  async function fetchNext() {
    setFetchingNext(true);
    const next = await withNext(read.data).catch(() => undefined);
    if (next) queries.setQueryData(queryKey, next);
    setFetchingNext(false);
  }

  return {
    ...read,
    reports: read.data?.reports ?? [],
    /** For `ShowMore` below the list. */
    more: { hasMore: read.data?.next != null, isLoading: isFetchingNext, onMore: () => void fetchNext() },
  };
}
