import { useNavigate } from 'react-router';
import { leave } from '../../session/leave.ts';
import { notify } from '../notify.ts';
import { Question } from '../question.tsx';

export function LogOutQuestion({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  const navigate = useNavigate();

  async function logOut() {
    try {
      await navigate('/');
      await leave();
    } catch (error) {
      void notify('error', (error as Error).message);
    }
    onOpen(false);
  }

  return (
    <Question
      open={open}
      onOpen={onOpen}
      title="Log out"
      text="Are you sure you want to log out?"
      verb="Logout"
      onYes={logOut}
    />
  );
}
