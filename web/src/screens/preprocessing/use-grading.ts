import { ownRefusals, type Progress, publicAnalysisResult, publicStartGrading, startGrading } from '@redmark/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { followGrading, hasEnded } from '../../api/follow.ts';
import type { Refused } from '../../api/refused.ts';
import { notify } from '../../parts/notify.ts';
import { goneText } from '../../session/claim.ts';
import { reportPath } from '../../session/last-report.ts';
import { readUser } from '../../session/read-user.ts';
import { endVisit, keepVisit, type Visit } from '../../session/visit.ts';
import { useFallbackPercent } from './use-fallback-percent.ts';

const askAgainMilliseconds = 2000;

/** Follows a grading to its end and goes on from there, or stays when the report is sealed. */
export function useGrading(visit: Visit) {
  const [progress, setProgress] = useState<Progress>();
  const [lost, setLost] = useState(false);
  const [isSealed, setSealed] = useState(visit.step === 'graded' && !visit.owned);
  const navigate = useNavigate();
  const fallback = useFallbackPercent(progress === undefined && !isSealed);

  useEffect(() => {
    if (visit.owned || visit.step !== 'graded') return;
    // What this browser remembers as sealed may have been deleted since.
    call(publicAnalysisResult, { params: { id: visit.resumeId } }).catch((refused: Refused) => {
      if (refused.status !== 404) return;
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
        // The credit is spent now; the header and the dashboard should know.
        readUser().catch(() => undefined);
        return await navigate(reportPath(visit.resumeId), { replace: true });
      }
      keepVisit({ ...visit, step: 'graded' });
      const report = await call(publicAnalysisResult, { params: { id: visit.resumeId } }).catch(() => undefined);
      if (report?.sealed) setSealed(true);
      else await navigate('/results', { replace: true });
    }

    function giveUp(refusal: string, ourFault: boolean) {
      endVisit();
      if (ourFault) void notify('error', ownRefusals.our_fault.message);
      void navigate(visit.owned ? '/dashboard' : '/', { replace: true, state: { refusal, ours: ourFault } });
    }

    /** The file stays, to be graded when there are credits. */
    function lackCredits(message: string) {
      keepVisit({ ...visit, step: 'uploaded' });
      void notify('error', message);
      void navigate('/pricing', { replace: true });
    }

    /** Starting is safe to repeat, and answers how far it is. */
    async function askAgain() {
      const { resumeId, owned } = visit;
      try {
        const next = await call(owned ? startGrading : publicStartGrading, { body: { resumeId } });
        hear(next);
        if (hasEnded(next)) return;
      } catch (refused) {
        const { code, status, message } = refused as Refused;
        if (code === 'no_credits') return lackCredits(message);
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
