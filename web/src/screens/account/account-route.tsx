import { lazy, Suspense } from 'react';
import { brand } from '../../parts/brand/brand.ts';
import { TextField } from '../../parts/form/text-field.tsx';
import { AccountLayout, AccountSection } from '../../parts/layout/account-layout.tsx';
import { SkeletonLines } from '../../parts/layout/skeleton-lines.tsx';
import { useSession } from '../../session/use-session.ts';
import { ChangePassword } from './change-password.tsx';
import { Credits } from './credits.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Devices } from './devices.tsx';
import { Letters } from './letters.tsx';
import { SignInAgainHost } from './sign-in-again/sign-in-again-host.tsx';
import { TwoSteps } from './two-steps.tsx';
import { YourData } from './your-data.tsx';

const Team = lazy(async () => ({ default: (await import('./team/team-section.tsx')).TeamSection }));
const Programs = lazy(async () => ({ default: (await import('./programs/programs.tsx')).Programs }));

export const meta = () => [{ title: `Account – ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export default function AccountRoute() {
  const email = useSession().user?.email ?? '';
  return (
    <AccountLayout title="Account">
      <div className="max-w-md">
        <TextField label="Email" type="email" value={email} readOnly hint="You log in with this address." />
      </div>
      <Credits />
      <Suspense fallback={<SkeletonLines count={3} label="Your team is loading" />}>
        <Team />
      </Suspense>
      <AccountSection title="Change Password">
        <ChangePassword email={email} />
      </AccountSection>
      <TwoSteps email={email} appName={brand.name} />
      <Devices />
      <Letters />
      <Suspense fallback={<SkeletonLines count={3} label="Your keys are loading" />}>
        <Programs />
      </Suspense>
      <YourData />
      <DeleteAccount />
      <SignInAgainHost />
    </AccountLayout>
  );
}
