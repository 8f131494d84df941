import { unclaimedUploadHours } from '@redmark/contract';
import { LinkButton } from '../../parts/controls/button.tsx';
import { ArrivalHeading } from '../../parts/layout/arrival-heading.tsx';

/** The report is ready; repeats what to do for those who closed the offer or came back. */
export function Sealed({ fileName }: { fileName: string }) {
  return (
    <div className="flex flex-col items-start gap-6">
      <ArrivalHeading className="text-36 tablet:text-48">Your report is ready and sealed</ArrivalHeading>
      <p className="max-w-measure text-18 text-soft">
        We have graded <span className="break-words text-ink">{fileName}</span>. It opens as soon as you have an account
        to keep it in.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/signup" size="large">
          Create Account
        </LinkButton>
        <LinkButton to="/login" look="quiet" size="large">
          Log in
        </LinkButton>
      </div>
      <p className="text-14 text-soft">
        Without an account, the file and its report are deleted after {unclaimedUploadHours} hours.
      </p>
    </div>
  );
}
