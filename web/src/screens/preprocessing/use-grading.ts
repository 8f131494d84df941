import { ownRefusals, type Progress } from '@redmark/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { followGrading, hasEnded } from '../../api/follow.ts';
import { asRefused } from '../../api/refused.ts';
import { readReport } from '../../api/report-calls.ts';
import { startGrading } from '../../api/resume-calls.ts';
import { notify } from '../../parts/toasts/notify.ts';
import { goneText } from '../../session/claim.ts';
import { reportPath } from '../../session/last-report.ts';
import { readUser } from '../../session/read-user.ts';
import { endVisit, keepVisit, type Visit } from '../../session/visit.ts';
import { useFallbackPercent } from './use-fallback-percent.ts';

const askAgainMilliseconds = 2000;

/** Follows a grading to its end, then opens the report; stays where the report is sealed. */
export function useGrading(visit: Visit) {
  const [progress, setProgress] = useState<Progress>();
  const [lost, setLost] = useState(false);
  const [isSealed, setSealed] = useState(visit.step === 'graded' && !visit.owned);
  const navigate = useNavigate();
  const fallback = useFallbackPercent(progress === undefined && !isSealed);

  useEffect(() => {
    if (visit.owned || visit.step !== 'graded') return;
    // A report that this browser remembers as sealed may have been deleted since.
    readReport(visit).catch((error) => {
      if (asRefused(error).status !== 404) return;
      endVisit();
      void notify('error', goneText);
      void navigate('/', { replace: true });
    });
  }, [visit, navigate]);

  useEffect(() => {
    if (isSealed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = followGrading(visit, hear, askAgain);

    function hear(next: Progress) {
      setLost(false);
      setProgress(next);
      if (!hasEnded(next)) return;
      if (next.state === 'done') void finish();
      else giveUp(next.error?.message ?? ownRefusals.our_fault.message, next.state === 'failed');
    }

    async function finish() {
      if (visit.owned) {
        endVisit();
        // A credit has been spent; the header and the dashboard should show it.
        readUser().catch(() => undefined);
        return await navigate(reportPath(visit.resumeId), { replace: true });
      }
      keepVisit({ ...visit, step: 'graded' });
      const report = await readReport(visit).catch(() => undefined);
      if (report?.sealed) setSealed(true);
      else await navigate('/results', { replace: true });
    }

    function giveUp(refusal: string, ourFault: boolean) {
      endVisit();
      if (ourFault) void notify('error', ownRefusals.our_fault.message);
      void navigate(visit.owned ? '/dashboard' : '/', { replace: true, state: { refusal, ours: ourFault } });
    }

    /** The file is kept, to be graded once there are credits. */
    function lackCredits(message: string, path: '/pricing' | '/dashboard') {
      keepVisit({ ...visit, step: 'uploaded' });
      void notify('error', message);
      void navigate(path, { replace: true });
    }

    /** Starting is safe to repeat, and answers how far the grading is. */
    async function askAgain() {
      try {
        const next = await startGrading(visit);
        hear(next);
        if (hasEnded(next)) return;
      } catch (error) {
        const { code, status, message } = asRefused(error);
        if (code === 'no_credits') return lackCredits(message, '/pricing');
        // The owner of the team buys or raises the limit; the file waits on the dashboard.
        if (code === 'no_team_credits' || code === 'member_limit') return lackCredits(message, '/dashboard');
        if (status !== undefined && status < 500 && status !== 429) return giveUp(message, false);
        setLost(true);
      }
      timer = setTimeout(askAgain, askAgainMilliseconds);
    }

    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [visit, isSealed, navigate]);

  return { progress, percent: isSealed ? 100 : (progress?.percent ?? fallback), lost, isSealed };
}
