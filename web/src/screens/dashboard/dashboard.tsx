import { useQuery } from '@tanstack/react-query';
import { CreditsLeft } from '../../parts/billing/credits-left.tsx';
import { ArrivalHeading } from '../../parts/layout/arrival-heading.tsx';
import { UploadPanel } from '../../parts/upload/upload-panel.tsx';
import { userQuery } from '../../session/read-user.ts';
import { useSession } from '../../session/use-session.ts';
import { Batches } from './batches.tsx';
import { LowCreditBanner } from './low-credit-banner.tsx';
import { manyFiles } from './many-files.ts';
import { MyReports } from './my-reports.tsx';
import { Welcome, welcomeHeading } from './welcome.tsx';

export function Dashboard() {
  const { user } = useSession();
  // Credits may have changed since this browser last asked.
  useQuery(userQuery);
  return (
    <>
      <LowCreditBanner />
      <Welcome
        heading={
          <ArrivalHeading className={welcomeHeading}>{user?.firstName ? `Hi ${user.firstName}` : 'Hi'}</ArrivalHeading>
        }
        credits={<CreditsLeft label="Available" />}
        panel={<UploadPanel height="min-h-56" many={manyFiles} />}
      />
      <Batches />
      <MyReports />
    </>
  );
}
