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

export function Dashboard() {
  const { user } = useSession();
  // Credits may have changed since this browser last asked.
  useQuery(userQuery);
  return (
    <>
      <LowCreditBanner />
      <div className="border-line border-b">
        <div className="wrap grid items-center gap-8 py-10 laptop:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] laptop:gap-16 laptop:py-12">
          <div className="flex flex-col gap-3">
            <ArrivalHeading className="text-36 break-words tablet:text-48">
              {user?.firstName ? `Hi ${user.firstName}` : 'Hi'}
            </ArrivalHeading>
            <p className="max-w-measure text-18 text-soft">Upload your resume and get it graded instantly!</p>
            <CreditsLeft label="Available" />
          </div>
          <UploadPanel height="min-h-56" many={manyFiles} />
        </div>
      </div>
      <Batches />
      <MyReports />
    </>
  );
}
