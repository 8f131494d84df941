import { useState } from 'react';
import { Modal } from '../../../parts/dialog/modal.tsx';
import { type Again, signInAgain } from '../../../session/sign-in-again.ts';
import { useSession } from '../../../session/use-session.ts';
import { AgainForm } from './again-form.tsx';

/** Asks for the password again, and for a code where an app is set up. A wrong answer signs nobody out. */
export function SignInAgainDialog({ onEnd }: { onEnd: (done: boolean) => void }) {
  const email = useSession().user?.email ?? '';
  const [again, setAgain] = useState<Again>();

  function goOn(next: Again) {
    if (next.isSignedIn) onEnd(true);
    else setAgain(next);
  }

  return (
    <Modal
      open
      onOpen={(open) => open || onEnd(false)}
      title={again ? 'Enter your code' : 'Enter your password'}
      text={
        again
          ? 'Your authenticator app shows it.'
          : 'You logged in a while ago. To change how you log in, or to delete your account, show that it is you.'
      }
    >
      {again ? (
        <AgainForm
          key="code"
          email={email}
          kind="code"
          onSend={async (code) => goOn(await again.answer(code.replaceAll(/\s/g, '')))}
          onCancel={() => onEnd(false)}
        />
      ) : (
        <AgainForm
          key="password"
          email={email}
          kind="password"
          onSend={async (password) => goOn(await signInAgain(email, password))}
          onCancel={() => onEnd(false)}
        />
      )}
    </Modal>
  );
}
