import { publicAnalysisResult, publicThumbnail } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { keepPages, type Visit } from '../../session/visit.ts';
import { ReportError } from './report-error.tsx';
import { ReportLoading } from './report-loading.tsx';
import { ReportView } from './report-view.tsx';

export function Results({ visit: { resumeId, fileName } }: { visit: Visit }) {
  const result = useQuery({
    queryKey: ['report', resumeId],
    queryFn: ({ signal }) => call(publicAnalysisResult, { params: { id: resumeId } }, signal),
  });
  // Links to page images end after an hour. New ones are asked for when the first image does not come.
  const renewed = useQuery({
    queryKey: ['pages', resumeId],
    enabled: false,
    queryFn: async () => {
      const { data } = await call(publicThumbnail, { body: { resumeId } });
      keepPages(data);
      return data;
    },
  });

  if (result.isPending) return <ReportLoading />;
  if (result.isError) return <ReportError message={result.error.message} onAgain={() => result.refetch()} />;
  const { grading, thumbnail } = result.data;
  if (!grading) return <ReportError message="This resume has not been graded yet." onAgain={() => result.refetch()} />;

  return (
    <ReportView
      report={{
        fileName: result.data.fileName || fileName,
        grading,
        images: (renewed.data ?? thumbnail)?.big ?? [],
        renewImages: () => void (renewed.isFetched || renewed.refetch()),
      }}
    />
  );
}
