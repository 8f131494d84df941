import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../parts/calls/load-failed.tsx';
import { AccountSection } from '../../../parts/layout/account-layout.tsx';
import { SkeletonLines } from '../../../parts/layout/skeleton-lines.tsx';
import { MakeTeam } from './make-team.tsx';
import { Membership } from './membership.tsx';
import { OwnTeam } from './own-team.tsx';
import { teamQuery } from './team-query.ts';

const lead =
  'People in a team have resumes graded with the credits of its owner. Resumes and reports stay private to each of them.';

/** The team of an account: made, managed by its owner, left by a member. */
export function TeamSection() {
  const read = useQuery(teamQuery);
  return (
    <AccountSection title="Team" lead={lead}>
      {read.isPending && <SkeletonLines count={3} label="Your team is loading" />}
      {read.isError && <LoadFailed query={read} size="small" />}
      {read.data === null && <MakeTeam />}
      {read.data?.role === 'owner' && <OwnTeam team={read.data} />}
      {read.data?.role === 'member' && <Membership team={read.data} />}
    </AccountSection>
  );
}
