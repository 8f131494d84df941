import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { readPageImages } from '../../api/resume-calls.ts';
import { notify } from '../../parts/toasts/notify.ts';
import { reportQuery } from './report/report-query.ts';
import { useDone } from './report/use-done.ts';
import { ReportError } from './report-error.tsx';
import { ReportLoading } from './report-loading.tsx';
import { ReportScreen } from './report-screen.tsx';

/** `owned`: a report of the account that is signed in. Otherwise it is a visitor's, and its id is the key to it. */
export function Results({ resumeId, owned }: { resumeId: string; owned: boolean }) {
  const result = useQuery(reportQuery(resumeId, owned));
  // Links to page images expire after an hour. New ones are fetched once an image fails to load.
  const renewed = useQuery({
    queryKey: ['pages', resumeId],
    enabled: false,
    queryFn: async () => await readPageImages({ resumeId, owned }),
  });
  const mark = useDone(resumeId);
  const failure = result.error?.message;
  useEffect(() => {
    if (failure) void notify('error', failure);
  }, [failure]);

  if (result.isPending) return <ReportLoading />;
  if (result.isError) return <ReportError message={result.error.message} onAgain={() => result.refetch()} />;
  const { grading, sealed, fileName, done, withheld, remarks, author } = result.data;
  if (sealed) return <Navigate to="/preprocessing" replace />;
  if (!grading) return <ReportError message="This resume has not been graded yet." onAgain={() => result.refetch()} />;

  return (
    <ReportScreen
      report={{
        resumeId,
        fileName,
        grading,
        images: (renewed.data ?? result.data.thumbnail)?.big ?? [],
        renewImages: () => void (renewed.isFetched || renewed.refetch()),
        done: new Set(done),
        remarks,
        author,
        hiddenByPlan: withheld,
        ...(owned ? { ownId: resumeId, onDone: mark } : {}),
      }}
    />
  );
}
