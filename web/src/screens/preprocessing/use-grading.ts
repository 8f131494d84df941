import { type Progress, publicStartGrading, refusals } from '@redmark/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { followGrading, hasEnded } from '../../api/follow.ts';
import type { Refused } from '../../api/refused.ts';
import { notify } from '../../parts/notify.ts';
import { endVisit, keepVisit, type Visit } from '../../session/visit.ts';
import { fallbackPercent } from './fallback-clock.ts';

const askAgainMilliseconds = 2000;

/** Follows a grading to its end and goes on from there. Until the first word of the server a clock moves the bar. */
export function useGrading(visit: Visit) {
  const [progress, setProgress] = useState<Progress>();
  const [seconds, setSeconds] = useState(0);
  const [lost, setLost] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = followGrading(visit.resumeId, hear, askAgain);

    function hear(next: Progress) {
      setLost(false);
      setProgress(next);
      if (!hasEnded(next)) return;
      if (next.state === 'done') {
        keepVisit({ ...visit, step: 'graded' });
        void navigate('/results', { replace: true });
      } else giveUp(next.error?.message ?? refusals.our_fault.message, next.state === 'failed');
    }

    function giveUp(refusal: string, ourFault: boolean) {
      endVisit();
      if (ourFault) void notify('error', refusals.our_fault.message);
      void navigate('/', { replace: true, state: { refusal } });
    }

    /** Starting is safe to repeat, and answers how far it is. */
    async function askAgain() {
      try {
        const next = await call(publicStartGrading, { body: { resumeId: visit.resumeId } });
        hear(next);
        if (hasEnded(next)) return;
      } catch (refused) {
        const { status, message } = refused as Refused;
        if (status !== undefined && status < 500 && status !== 429) return giveUp(message, false);
        setLost(true);
      }
      timer = setTimeout(askAgain, askAgainMilliseconds);
    }

    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [visit, navigate]);

  const silent = progress === undefined;
  useEffect(() => {
    if (!silent) return;
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [silent]);

  return { progress, percent: progress?.percent ?? fallbackPercent(seconds), lost };
}
