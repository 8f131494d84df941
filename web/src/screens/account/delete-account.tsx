import { deleteUser } from '@redmark/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { notify } from '../../parts/notify.ts';
import { OwnSection } from '../../parts/own-desk.tsx';
import { Question } from '../../parts/question.tsx';
import { leave } from '../../session/leave.ts';

export function DeleteAccount() {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();

  async function remove() {
    try {
      await call(deleteUser, {});
      setAsking(false);
      await navigate('/', { replace: true });
      void notify('success', 'Your account has been successfully deleted');
      await leave();
    } catch (refused) {
      setAsking(false);
      void notify('error', (refused as Error).message);
    }
  }

  return (
    <OwnSection
      title="Delete account"
      lead="Your profile, resumes, page images and reports are deleted at once, and credits are not refunded."
    >
      <Button look="quiet" className="self-start border-pen text-pen hover:bg-pen-wash" onClick={() => setAsking(true)}>
        Delete Account
      </Button>
      <Question
        open={isAsking}
        onOpen={setAsking}
        title="Are You Sure?"
        text="Deleting your account permanently removes all your data. This cannot be undone."
        verb="Delete"
        isGrave
        onYes={remove}
      />
    </OwnSection>
  );
}
