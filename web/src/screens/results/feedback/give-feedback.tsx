import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../parts/controls/button.tsx';
import { useSession } from '../../../session/use-session.ts';

const FeedbackModal = lazy(async () => ({ default: (await import('./feedback-modal.tsx')).FeedbackModal }));

/** Only for people who are signed in: feedback belongs to an account. */
export function GiveFeedback() {
  const { isSignedIn } = useSession();
  const [open, setOpen] = useState<boolean>();
  if (!isSignedIn) return null;
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)} className="self-start print:hidden">
        Give Feedback
      </Button>
      {open !== undefined && (
        <Suspense>
          <FeedbackModal open={open} onOpen={setOpen} />
        </Suspense>
      )}
    </>
  );
}
