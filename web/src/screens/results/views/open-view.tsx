import type { CloseReading, Finding } from '@redmark/contract';
import { Suspense, useEffect } from 'react';
import { LoadFailed } from '../../../parts/calls/load-failed.tsx';
import { LinkButton } from '../../../parts/controls/button.tsx';
import { SkeletonLines } from '../../../parts/layout/skeleton-lines.tsx';
import { useCloseReading } from '../report/use-close-reading.ts';
import { reportViews } from './report-views.ts';
import type { ReportView } from './view-props.ts';

type Props = { view: ReportView; onShow: (finding: Finding) => void };

/** One view with the data it needs, or the reason why there is none. */
export function OpenView({ view, onShow }: Props) {
  const query = useCloseReading();
  useEffect(() => {
    // Whoever opened one view goes on to the next: those should not have to wait for their script.
    for (const { View } of reportViews) View.preload().catch(() => undefined);
  }, []);

  return (
    // As tall as the window while it loads and when it is short, so that the page does not jump to its top.
    <div className="flex min-h-dvh flex-col">
      <section className="flex-1 border-line border-t">
        <div className="wrap py-10 laptop:py-12">
          {query.isPending ? (
            <Loading />
          ) : query.isError ? (
            <LoadFailed query={query} />
          ) : query.data.isHeld ? (
            <HiddenView />
          ) : (
            <Suspense fallback={<Loading />}>
              <ViewWith data={query.data} view={view} onShow={onShow} />
            </Suspense>
          )}
        </div>
      </section>
    </div>
  );
}

const Loading = () => <SkeletonLines count={9} label="Loading" />;

function ViewWith({ data: { reading, scoring }, view, onShow }: Props & { data: CloseReading }) {
  switch (view.needs) {
    case 'scoring':
      return scoring ? <view.View scoring={scoring} onShow={onShow} /> : <OlderReport />;
    case 'reading':
      return reading ? <view.View reading={reading} onShow={onShow} /> : <OlderReport />;
  }
}

function HiddenView() {
  return (
    <div className="flex max-w-measure flex-col items-start gap-3">
      <h2 className="text-28">This view opens with all suggestions</h2>
      <p className="text-soft">It tells what every note says, and your report holds some of them back for now.</p>
      <LinkButton to="/pricing">See the plans</LinkButton>
    </div>
  );
}

function OlderReport() {
  return (
    <div className="flex max-w-measure flex-col gap-3">
      <h2 className="text-28">This report is older than this view</h2>
      <p className="text-soft">
        It was made before we kept what was read line by line. Its grade and all its notes are there as before, and the
        next resume you have graded comes with everything.
      </p>
    </div>
  );
}
