import { publicStartGrading, startGrading } from '@redmark/contract';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { keepVisit, type Visit } from '../../session/visit.ts';
import { Button } from '../button.tsx';
import { notify } from '../notify.ts';

export function StartGrading({ visit, ready }: { visit: Visit; ready: boolean }) {
  const [starting, setStarting] = useState(false);
  const navigate = useNavigate();

  async function start() {
    setStarting(true);
    try {
      await call(visit.owned ? startGrading : publicStartGrading, { body: { resumeId: visit.resumeId } });
      keepVisit({ ...visit, step: 'grading' });
      await navigate('/preprocessing');
    } catch (refused) {
      setStarting(false);
      void notify('error', (refused as Error).message);
    }
  }

  return (
    <>
      <PrefetchPageLinks page="/preprocessing" />
      <Button disabled={!ready || starting} onClick={start}>
        Start Grading
        <ArrowRight aria-hidden="true" className="size-5" />
      </Button>
    </>
  );
}
