import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../parts/button.tsx';
import { AcceptText } from '../../parts/form/accept-text.tsx';
import { TickBox } from '../../parts/form/tick-box.tsx';
import { Modal } from '../../parts/modal.tsx';
import { notify } from '../../parts/notify.ts';
import { agree } from '../../session/agree.ts';
import { leave } from '../../session/leave.ts';
import { sayError } from '../../session/say-error.ts';

/** Asks whoever has a sign-in that was made for them to accept the terms, before anything is kept of them. */
export function ConsentQuestion({ onAccepted }: { onAccepted: () => Promise<void> }) {
  const [isAccepted, setAccepted] = useState(false);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  async function doing(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      void notify('error', sayError(error));
    }
    setBusy(false);
  }

  const accept = async () => {
    await agree();
    await onAccepted();
  };
  const refuse = async () => {
    await navigate('/');
    await leave();
  };

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
      <div className="flex flex-col-reverse gap-3 tablet:flex-row tablet:justify-end">
        <Button look="quiet" disabled={busy} onClick={() => doing(refuse)}>
          Log out
        </Button>
        <Button disabled={busy || !isAccepted} onClick={() => doing(accept)}>
          Go on
        </Button>
      </div>
    </Modal>
  );
}
