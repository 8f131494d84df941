import { brand } from '@redmark/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { QueryProvider } from '../../api/queries.tsx';
import { LinkButton } from '../../parts/controls/button.tsx';
import { Shell } from '../../parts/layout/shell.tsx';
import { SignedIn } from '../../parts/layout/signed-in.tsx';
import { readSession } from '../../session/session-store.ts';
import { readVisit } from '../../session/visit.ts';
import { ReportLoading } from './report-loading.tsx';
import { Results } from './results.tsx';
import './results.css';

export const meta = () => [{ title: `Resume Report – ${brand.name}` }, { name: 'robots', content: 'noindex' }];

/** A report of an account is named in the address; a visitor's is the one that lies in this browser. */
export default function ResultsRoute() {
  const [search] = useSearchParams();
  const state = useLocation().state as { id?: string } | null;
  const asked = search.get('id') ?? state?.id;
  if (asked) {
    return (
      <SignedIn key={asked} waiting={<ReportLoading />}>
        <Desk>
          <Results resumeId={asked} owned />
        </Desk>
      </SignedIn>
    );
  }
  return <VisitorsResults />;
}

function VisitorsResults() {
  const navigate = useNavigate();
  const [resumeId, setResumeId] = useState<string>();

  useEffect(() => {
    const visit = readVisit();
    // Where somebody is signed in, the way over /preprocessing attaches the resume to the account.
    if (visit?.step !== 'graded') void navigate('/', { replace: true });
    else if (readSession().isSignedIn) void navigate('/preprocessing', { replace: true });
    else setResumeId(visit.resumeId);
  }, [navigate]);

  return (
    <Desk>
      {resumeId ? (
        <QueryProvider>
          <Results resumeId={resumeId} owned={false} />
        </QueryProvider>
      ) : (
        <ReportLoading />
      )}
    </Desk>
  );
}

function Desk({ children }: { children: ReactNode }) {
  return (
    <Shell
      action={
        <LinkButton
          to={readSession().isSignedIn ? '/dashboard' : '/'}
          state={{ another: true }}
          look="quiet"
          size="small"
          className="max-laptop:hidden"
        >
          Grade another
        </LinkButton>
      }
    >
      {children}
    </Shell>
  );
}
