import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTask } from '../../parts/calls/use-task.ts';
import { Button } from '../../parts/controls/button.tsx';
import { ButtonRow } from '../../parts/controls/button-row.tsx';
import { Modal } from '../../parts/dialog/modal.tsx';
import { AcceptText } from '../../parts/form/accept-text.tsx';
import { TickBox } from '../../parts/form/tick-box.tsx';
import { acceptTerms } from '../../session/accept-terms.ts';
import { leave } from '../../session/leave.ts';
import { sayError } from '../../session/say-error.ts';

/** Asks people whose account was made for them to accept the terms, before anything of theirs is stored. */
export function ConsentQuestion({ onAccepted }: { onAccepted: () => Promise<void> }) {
  const [isAccepted, setAccepted] = useState(false);
  const navigate = useNavigate();

  const accept = useTask(
    async () => {
      await acceptTerms();
      await onAccepted();
    },
    { say: sayError },
  );
  const refuse = useTask(
    async () => {
      await navigate('/');
      await leave();
    },
    { say: sayError },
  );
  const busy = accept.isPending || refuse.isPending;

  return (
    <Modal
      open
      onOpen={() => {}}
      title="Before you go on"
      text="Your account was made for you. We keep nothing in it until you have accepted these pages."
      isQuestion
    >
      <TickBox checked={isAccepted} onChange={({ target }) => setAccepted(target.checked)}>
        <AcceptText />
      </TickBox>
      <ButtonRow isInDialog>
        <Button look="quiet" disabled={busy} onClick={() => void refuse.mutate()}>
          Log out
        </Button>
        <Button disabled={busy || !isAccepted} onClick={() => void accept.mutate()}>
          Go on
        </Button>
      </ButtonRow>
    </Modal>
  );
}
