import type { CloseReading, Finding } from '@redmark/contract';
import { Button, LinkButton } from '../../../parts/button.tsx';
import { SkeletonLines } from '../../../parts/skeleton-lines.tsx';
import type { Report } from '../report/report-context.ts';
import { useCloseReading } from '../report/use-close-reading.ts';
import { BeforeAfter } from './before-after/before-after.tsx';
import { FixFirst } from './fix-first/fix-first.tsx';
import { LineStrength } from './line-strength/line-strength.tsx';
import { SoftwareView } from './software/software-view.tsx';

export type ViewProps = { report: Report; onShow: (finding: Finding) => void };
type Room = 'fix-first' | 'lines' | 'before-after' | 'software';

/** What lies beyond the grade. It is fetched with the first of these that is opened. */
export function Views({ room, ...props }: ViewProps & { room: Room }) {
  const { data, isPending, isError, error, refetch } = useCloseReading(props.report);
  return (
    <section className="flex-1 border-line border-t">
      <div className="wrap py-10 laptop:py-12">
        {isPending ? (
          <SkeletonLines count={9} label="Loading" />
        ) : isError ? (
          <div role="alert" className="flex flex-col items-start gap-4">
            <p>{error.message}</p>
            <Button look="quiet" onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        ) : data.isHeld ? (
          <Held />
        ) : (
          viewOf(room, data, props)
        )}
      </div>
    </section>
  );
}

function viewOf(room: Room, { reading, scoring }: CloseReading, props: ViewProps) {
  if (room === 'fix-first') return scoring ? <FixFirst scoring={scoring} {...props} /> : <NotKept />;
  if (!reading) return <NotKept />;
  if (room === 'lines') return <LineStrength reading={reading} {...props} />;
  if (room === 'before-after') return <BeforeAfter reading={reading} {...props} />;
  return <SoftwareView reading={reading} {...props} />;
}

function Held() {
  return (
    <div className="flex max-w-measure flex-col items-start gap-3">
      <h2 className="text-28">This view opens with all suggestions</h2>
      <p className="text-soft">It tells what every note says, and your report holds some of them back for now.</p>
      <LinkButton to="/pricing">See the plans</LinkButton>
    </div>
  );
}

function NotKept() {
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
