import { compareReports } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { LoadFailed } from '../../parts/calls/load-failed.tsx';
import { LinkButton } from '../../parts/controls/button.tsx';
import { SkeletonLines } from '../../parts/layout/skeleton-lines.tsx';
import { ChangeList } from './change-list.tsx';
import { GradeTable } from './grade-table.tsx';
import { SideCard } from './side-card.tsx';
import { summaryOf } from './summary-of.ts';

export function ComparisonOf({ before, after }: { before: string; after: string }) {
  const comparison = useQuery({
    queryKey: ['comparison', before, after],
    queryFn: ({ signal }) => call(compareReports, { params: { before, after } }, { signal }),
  });
  if (comparison.isPending) return <SkeletonLines count={9} label="The reports are being compared" />;
  if (comparison.isError) {
    return (
      <LoadFailed query={comparison}>
        <LinkButton look="quiet" to="/dashboard">
          Your dashboard
        </LinkButton>
      </LoadFailed>
    );
  }
  const { data } = comparison;
  const otherRubric = data.before.rubricVersion !== data.after.rubricVersion;
  return (
    <>
      <div className="grid items-start gap-8 laptop:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.2fr)] laptop:gap-12">
        <div className="grid grid-cols-2 gap-4 tablet:gap-8 laptop:contents">
          <SideCard side={data.before} label="Before" />
          <SideCard side={data.after} label="After" />
        </div>
        <div className="flex flex-col gap-6">
          <p role="status" className="font-serif text-22">
            {summaryOf(data)}
          </p>
          <GradeTable before={data.before} after={data.after} />
          {otherRubric && (
            <p className="text-14 text-amber">
              These reports were made by rubric {data.before.rubricVersion} and {data.after.rubricVersion}. Some
              differences come from the rubric, not from you.
            </p>
          )}
          <LinkButton look="quiet" size="small" className="self-start" to={`/compare?before=${data.after.resumeId}`}>
            Compare with another
          </LinkButton>
        </div>
      </div>
      <div className="grid items-start gap-10 laptop:grid-cols-3 laptop:gap-8">
        <ChangeList kind="fixed" notes={data.fixed.map((finding) => ({ finding }))} />
        <ChangeList kind="added" notes={data.added.map((finding) => ({ finding }))} />
        <ChangeList kind="kept" notes={data.kept.map((pair) => ({ finding: pair.after, was: pair.before }))} />
      </div>
    </>
  );
}
