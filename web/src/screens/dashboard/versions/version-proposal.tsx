import type { VersionProposal as Proposal } from '@redmark/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reportsKey } from '../../../api/queries.tsx';
import { joinVersions, keepApart, leaveVersions, readProposal } from '../../../api/version-calls.ts';
import { useTask } from '../../../parts/calls/use-task.ts';
import { Button, LinkButton } from '../../../parts/controls/button.tsx';
import { dateText, nameOf } from '../../../parts/report/report-words.ts';
import { versionsPath } from '../../../parts/report/versions-query.ts';

type Named = Proposal['moved'];
type Done = { moved: Named; isJoined: boolean };

/** Asks whether two uploads are versions of one resume, one pair at a time; nothing is joined without a click. */
export function VersionProposal() {
  const queries = useQueryClient();
  const [done, setDone] = useState<Done>();
  const { data: proposal } = useQuery({
    queryKey: [...reportsKey, 'proposed'],
    queryFn: async ({ signal }) => await readProposal(signal),
    staleTime: 0,
  });
  const onSettled = async () => await queries.invalidateQueries({ queryKey: reportsKey });
  const join = useTask(async ({ moved, to }: Proposal) => await joinVersions(moved.resumeId, to.resumeId), {
    onSuccess: (_, { moved }) => setDone({ moved, isJoined: true }),
    onSettled,
  });
  const apart = useTask(async ({ moved, to }: Proposal) => await keepApart(moved.resumeId, to.resumeId), {
    onSuccess: (_, { moved }) => setDone({ moved, isJoined: false }),
    onSettled,
  });
  const undo = useTask(async ({ moved }: Done) => await leaveVersions(moved.resumeId), {
    onSuccess: () => setDone(undefined),
    onSettled,
  });
  const isBusy = join.isPending || apart.isPending || undo.isPending;
  if (!proposal && !done) return null;

  return (
    <section aria-labelledby="versions-proposal" className="flex flex-col gap-4 border-line border-y py-5">
      <h3 id="versions-proposal" className="text-18">
        Versions of one resume
      </h3>
      <div role="status" className="contents">
        {done && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <p>
              {done.isJoined
                ? `“${nameOf(done.moved.fileName)}” is kept as a version.`
                : `“${nameOf(done.moved.fileName)}” stays by itself.`}
            </p>
            {done.isJoined && (
              <span className="flex flex-wrap gap-3">
                <Button look="quiet" size="small" aria-disabled={isBusy} onClick={() => void undo.mutate(done)}>
                  Undo
                </Button>
                <LinkButton look="quiet" size="small" to={versionsPath(done.moved.resumeId)}>
                  Grades over time
                </LinkButton>
              </span>
            )}
          </div>
        )}
      </div>
      {proposal && (
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <p className="max-w-measure">
            Is {called(proposal.moved)} a version of {called(proposal.to)}? Both are by {proposal.person}, with{' '}
            <span className="figures">{Math.round(proposal.likeness * 100)}%</span> of their words in common.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button size="small" aria-disabled={isBusy} onClick={() => void join.mutate(proposal)}>
              Keep as versions
            </Button>
            <Button look="quiet" size="small" aria-disabled={isBusy} onClick={() => void apart.mutate(proposal)}>
              Not the same
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

const called = ({ fileName, createdAt }: Named) => `“${nameOf(fileName)}” of ${dateText(createdAt)}`;
