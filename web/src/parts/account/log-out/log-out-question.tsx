import { useNavigate } from 'react-router';
import { leave } from '../../../session/leave.ts';
import { useTask } from '../../calls/use-task.ts';
import { Question } from '../../dialog/question.tsx';

export function LogOutQuestion({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  const navigate = useNavigate();

  const logOut = useTask(
    async () => {
      await navigate('/');
      await leave();
    },
    { onSettled: () => onOpen(false) },
  );

  return (
    <Question
      open={open}
      onOpen={onOpen}
      title="Log out"
      text="Are you sure you want to log out?"
      verb="Logout"
      onYes={logOut.mutate}
    />
  );
}
