import { LinkButton } from '../../../../parts/controls/button.tsx';
import { useReport } from '../../report/report-context.ts';
import { ViewHead } from '../view-head.tsx';
import { OwnMatch } from './own-match.tsx';

/** How the resume fits a job advert. It stands beside the grade and never changes it. */
export function MatchJob() {
  const { ownId } = useReport();
  if (ownId !== undefined) return <OwnMatch resumeId={ownId} />;
  return (
    <div className="flex flex-col items-start gap-4">
      <ViewHead title="Match a job">
        With an account you can paste a job advert here and see, line by line, what your resume proves of it.
      </ViewHead>
      <LinkButton to="/signup">Create Account</LinkButton>
    </div>
  );
}
