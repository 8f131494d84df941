import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { reportsKey } from '../../api/queries.tsx';
import { joinVersions, leaveVersions } from '../../api/version-calls.ts';
import { LoadFailed } from '../../parts/calls/load-failed.tsx';
import { useTask } from '../../parts/calls/use-task.ts';
import { Button, LinkButton } from '../../parts/controls/button.tsx';
import { ArrivalHeading } from '../../parts/layout/arrival-heading.tsx';
import { SkeletonLines } from '../../parts/layout/skeleton-lines.tsx';
import { nameOf } from '../../parts/report/report-words.ts';
import { versionsQuery } from '../../parts/report/versions-query.ts';
import { AddVersion } from './add-version.tsx';
import { GradeLine } from './grade-line.tsx';
import { VersionList } from './version-list.tsx';

type Left = { resumeId: string; fileName: string };

/** The versions of a resume: its grades over time, what changed in each, and which uploads belong to it. */
export function Versions() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('id') ?? '';
  const queries = useQueryClient();
  const [left, setLeft] = useState<Left>();
  const read = useQuery({ ...versionsQuery(id), enabled: id !== '' });
  const onSettled = async () => await queries.invalidateQueries({ queryKey: reportsKey });
  const leave = useTask(async ({ resumeId }: Left) => await leaveVersions(resumeId), {
    onSuccess(_, gone) {
      const other = read.data?.find(({ resumeId }) => resumeId !== gone.resumeId);
      if (gone.resumeId === id && other) setSearch({ id: other.resumeId }, { replace: true });
      setLeft(gone);
    },
    onSettled,
  });
  const join = useTask(async ({ resumeId }: Left) => await joinVersions(resumeId, id), {
    onSuccess: () => setLeft(undefined),
    onSettled,
  });
  const versions = read.data ?? [];
  const [newest] = versions;

  return (
    <div className="wrap flex flex-1 flex-col gap-10 py-10 laptop:py-12">
      <div className="flex max-w-measure flex-col gap-2">
        <ArrivalHeading className="text-36 tablet:text-48">Versions</ArrivalHeading>
        <p className="text-soft">
          {newest ? `“${nameOf(newest.fileName)}” over time, and what changed each time.` : 'One resume over time.'}
        </p>
      </div>
      {id === '' && (
        <LinkButton to="/dashboard" className="self-start">
          Choose a report on your dashboard
        </LinkButton>
      )}
      {read.isLoading && <SkeletonLines count={9} label="The versions are loading" />}
      {read.isLoadingError && (
        <LoadFailed query={read}>
          <LinkButton look="quiet" to="/dashboard">
            Your dashboard
          </LinkButton>
        </LoadFailed>
      )}
      <div role="status" className="empty:hidden">
        {left && (
          <p className="flex flex-wrap items-center gap-4 border-line border-y py-4">
            “{nameOf(left.fileName)}” stands by itself again.
            <Button look="quiet" size="small" aria-disabled={join.isPending} onClick={() => void join.mutate(left)}>
              Undo
            </Button>
          </p>
        )}
      </div>
      {versions.length > 1 && <GradeLine versions={versions} />}
      {versions.length > 0 && (
        <VersionList versions={versions} isBusy={leave.isPending} onLeave={(version) => void leave.mutate(version)} />
      )}
      {versions.length > 0 && <AddVersion versions={versions} isBusy={join.isPending} onAdd={join.mutate} />}
    </div>
  );
}
