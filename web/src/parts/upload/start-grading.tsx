import { ArrowRight } from 'lucide-react';
import { useNavigate } from 'react-router';
import { asRefused } from '../../api/refused.ts';
import { startGrading } from '../../api/resume-calls.ts';
import { keepVisit, type Visit } from '../../session/visit.ts';
import { useTask } from '../calls/use-task.ts';
import { Button } from '../controls/button.tsx';
import { usePreload } from '../layout/preload-screen.ts';

export function StartGrading({ visit, ready }: { visit: Visit; ready: boolean }) {
  const navigate = useNavigate();
  usePreload('/preprocessing');

  const start = useTask(async () => await startGrading(visit), {
    async onSuccess() {
      keepVisit({ ...visit, step: 'grading' });
      await navigate('/preprocessing');
    },
    onError: (error) => asRefused(error).code === 'no_credits' && navigate('/pricing'),
  });

  return (
    <Button disabled={!ready || start.isPending || start.isSuccess} onClick={() => void start.mutate()}>
      Start Grading
      <ArrowRight aria-hidden="true" className="size-5" />
    </Button>
  );
}
