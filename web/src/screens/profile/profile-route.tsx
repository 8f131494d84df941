import { skeletonPlaceholders } from '@redmark/contract';
import { useQuery } from '@tanstack/react-query';
import { brand } from '../../parts/brand/brand.ts';
import { LoadFailed } from '../../parts/calls/load-failed.tsx';
import { AccountLayout } from '../../parts/layout/account-layout.tsx';
import { SkeletonLines } from '../../parts/layout/skeleton-lines.tsx';
import { userQuery } from '../../session/read-user.ts';
import { JobOpportunities } from './job-opportunities.tsx';
import { ProfileForm } from './profile-form.tsx';

export const meta = () => [{ title: `My Profile – ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export default function ProfileRoute() {
  const profile = useQuery(userQuery);
  return (
    <AccountLayout title="My Profile">
      {profile.isPending && <SkeletonLines count={skeletonPlaceholders.screen} label="Your profile is loading" />}
      {profile.isError && <LoadFailed query={profile} />}
      {profile.data && (
        <>
          <ProfileForm profile={profile.data} />
          <JobOpportunities isGiven={profile.data.recruitingConsent} />
        </>
      )}
    </AccountLayout>
  );
}
