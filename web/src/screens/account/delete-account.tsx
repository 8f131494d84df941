import { deleteUser } from '@redmark/contract';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { useTask } from '../../parts/calls/use-task.ts';
import { Button } from '../../parts/controls/button.tsx';
import { Question } from '../../parts/dialog/question.tsx';
import { AccountSection } from '../../parts/layout/account-layout.tsx';
import { notify } from '../../parts/toasts/notify.ts';
import { leave } from '../../session/leave.ts';
import { recently } from '../../session/recent-sign-in.ts';

export function DeleteAccount() {
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const navigate = useNavigate();

  const close = () => setAsking(false);
  const remove = useTask(
    async () => {
      const way = { onAsk: close, opener: opener.current };
      const isDone = await recently(async () => await call(deleteUser, {}), way);
      if (!isDone) return;
      close();
      await navigate('/', { replace: true });
      void notify('success', 'Your account has been successfully deleted');
      await leave({ forGood: true });
    },
    { onError: close },
  );

  return (
    <AccountSection
      title="Delete account"
      lead="Your profile, resumes, page images and reports are deleted at once, and credits are not refunded."
    >
      <Button
        look="quiet"
        className="self-start border-pen text-pen hover:bg-pen-wash"
        onClick={({ currentTarget }) => {
          opener.current = currentTarget;
          setAsking(true);
        }}
      >
        Delete Account
      </Button>
      <Question
        open={isAsking}
        onOpen={setAsking}
        title="Are You Sure?"
        text="Deleting your account permanently removes all your data. This cannot be undone."
        verb="Delete"
        isGrave
        onYes={remove.mutate}
      />
    </AccountSection>
  );
}
