import { publicStartGrading, startGrading } from '@redmark/contract';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import type { Refused } from '../../api/refused.ts';
import { keepVisit, type Visit } from '../../session/visit.ts';
import { Button } from '../button.tsx';
import { useComing } from '../coming.ts';
import { notify } from '../notify.ts';

export function StartGrading({ visit, ready }: { visit: Visit; ready: boolean }) {
  const [starting, setStarting] = useState(false);
  const navigate = useNavigate();
  useComing('/preprocessing');

  async function start() {
    setStarting(true);
    try {
      await call(visit.owned ? startGrading : publicStartGrading, { body: { resumeId: visit.resumeId } });
      keepVisit({ ...visit, step: 'grading' });
      await navigate('/preprocessing');
    } catch (refused) {
      setStarting(false);
      void notify('error', (refused as Error).message);
      if ((refused as Refused).code === 'no_credits') await navigate('/pricing');
    }
  }

  return (
    <Button disabled={!ready || starting} onClick={start}>
      Start Grading
      <ArrowRight aria-hidden="true" className="size-5" />
    </Button>
  );
}
