import { sharedReport } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { Refused } from '../../../api/refused.ts';
import { Button, LinkButton } from '../../../parts/controls/button.tsx';
import { Notice } from '../../../parts/layout/notice.tsx';
import { ReportLoading } from '../report-loading.tsx';
import { ReportScreen } from '../report-screen.tsx';

const nothingDone: ReadonlySet<number> = new Set();

export function SharedReport({ linkKey }: { linkKey: string }) {
  // The link may have ended since it was last opened, so the server is asked each time.
  const result = useQuery({
    queryKey: ['shared-report', linkKey],
    enabled: linkKey !== '',
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => call(sharedReport, { body: { key: linkKey } }, { signal }),
  });

  if (linkKey === '' || (result.error instanceof Refused && result.error.code === 'link_ended')) return <LinkEnded />;
  if (result.isError) return <Unreachable message={result.error.message} onAgain={() => void result.refetch()} />;
  if (result.isPending) return <ReportLoading />;
  const { fileName, grading, thumbnail, withheld, remarks, author } = result.data;
  return (
    <ReportScreen
      report={{
        fileName,
        grading,
        images: thumbnail.big,
        renewImages: () => void result.refetch(),
        done: nothingDone,
        remarks,
        author,
        hiddenByPlan: withheld,
        isShared: true,
      }}
    />
  );
}

function LinkEnded() {
  return (
    <Notice sketch={{ words: 'this link', pen: 'strike' }}>
      <div role="alert" className="flex flex-col items-start gap-6">
        <h1 className="text-36 tablet:text-48">This link does not open a report any more</h1>
        <p className="max-w-measure text-18 text-soft">
          Its owner may have ended it, or a part of the address is missing. Ask whoever sent it to you for a new one.
        </p>
      </div>
      <LinkButton to="/">Go to Home</LinkButton>
    </Notice>
  );
}

function Unreachable({ message, onAgain }: { message: string; onAgain: () => void }) {
  return (
    <Notice sketch={{ words: 'this report', pen: 'strike' }}>
      <div role="alert" className="flex flex-col items-start gap-6">
        <h1 className="text-36 tablet:text-48">We could not open this report</h1>
        <p className="max-w-measure text-18 text-soft">{message}</p>
      </div>
      <Button onClick={onAgain}>Try again</Button>
    </Notice>
  );
}
