import { LinkButton } from '../../parts/controls/button.tsx';
import { ArrivalHeading } from '../../parts/layout/arrival-heading.tsx';
import { Notice } from '../../parts/layout/notice.tsx';
import { useSession } from '../../session/use-session.ts';

export function NotAnOperator() {
  const email = useSession().user?.email ?? '';
  return (
    <Notice sketch={{ words: 'operators', pen: 'circle' }}>
      <ArrivalHeading className="text-36 tablet:text-48">This page is for operators</ArrivalHeading>
      <p className="max-w-measure break-words text-18 text-soft">
        You are logged in as {email}, which is not in the group of operators. Somebody with access to the server can
        change that.
      </p>
      <LinkButton to="/dashboard">Go to your dashboard</LinkButton>
    </Notice>
  );
}
