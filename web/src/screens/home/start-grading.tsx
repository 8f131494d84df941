import { publicStartGrading } from '@redmark/contract';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { notify } from '../../parts/notify.ts';
import { keepVisit, type Visit } from '../../session/visit.ts';

export function StartGrading({ visit, ready }: { visit: Visit; ready: boolean }) {
  const [starting, setStarting] = useState(false);
  const navigate = useNavigate();

  async function start() {
    setStarting(true);
    try {
      await call(publicStartGrading, { body: { resumeId: visit.resumeId } });
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
