import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { QueryProvider, queryClient } from '../../api/queries.tsx';
import { LinkButton } from '../../parts/controls/button.tsx';
import type { LinkState } from '../../parts/layout/link-state.ts';
import { Shell } from '../../parts/layout/shell.tsx';
import { SignedIn } from '../../parts/layout/signed-in.tsx';
import { readSession } from '../../session/session-store.ts';
import { readVisit } from '../../session/visit.ts';
import { FirstSight, firstSightId } from './early/first-sight.tsx';
import { reportQuery } from './report/report-query.ts';
import { ReportLoading } from './report-loading.tsx';
import { Results } from './results.tsx';
import './results.css';
import { brand } from '../../parts/brand/brand.ts';

export const meta = () => [{ title: `Resume Report – ${brand.name}` }, { name: 'robots', content: 'noindex' }];

/** The report without what is asked of the server, in the place that it will take. */
export const Waiting = () => (
  <Shell isWaiting>
    <ReportLoading />
    <FirstSight />
  </Shell>
);

/**
 * Where the document has drawn the head of the report (`results-early.ts`), the first render has the report, so that the
 * head stays; where it has not yet, it draws no more.
 */
export async function ready() {
  if (globalThis.drawnReport === undefined) document.getElementById(firstSightId)?.remove();
  else await queryClient.prefetchQuery(reportQuery(globalThis.drawnReport, true));
}

/** A report of an account is named in the address; a visitor's is the one that this browser remembers. */
export default function ResultsRoute() {
  const [search] = useSearchParams();
  const state: LinkState | null = useLocation().state;
  const asked = search.get('id') ?? state?.id;
  if (asked) {
    return (
      <SignedIn key={asked} waiting={<ReportLoading />}>
        <ReportShell>
          <Results resumeId={asked} owned />
        </ReportShell>
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
    // For somebody who is signed in, /preprocessing first attaches the resume to the account.
    if (visit?.step !== 'graded') void navigate('/', { replace: true });
    else if (readSession().isSignedIn) void navigate('/preprocessing', { replace: true });
    else setResumeId(visit.resumeId);
  }, [navigate]);

  return (
    <ReportShell>
      {resumeId ? (
        <QueryProvider>
          <Results resumeId={resumeId} owned={false} />
        </QueryProvider>
      ) : (
        <ReportLoading />
      )}
    </ReportShell>
  );
}

function ReportShell({ children }: { children: ReactNode }) {
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
