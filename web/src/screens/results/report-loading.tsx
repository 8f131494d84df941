import { SkeletonLines } from '../../parts/layout/skeleton-lines.tsx';

/** At least as tall as the window, like every report, so that the footer does not jump. */
export function ReportLoading() {
  return (
    <div className="wrap min-h-dvh py-12">
      <h1 className="sr-only">Opening your report</h1>
      <div className="grid gap-12 laptop:grid-cols-[minmax(0,1fr)_31.5rem]">
        <SkeletonLines count={13} label="Your report is being opened" />
        <div className="hidden aspect-[8.5/11] bg-page p-12 shadow-paper laptop:block" />
      </div>
    </div>
  );
}
