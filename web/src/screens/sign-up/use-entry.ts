import { useNavigate } from 'react-router';
import { notify } from '../../parts/toasts/notify.ts';
import { arrive } from '../../session/arrive.ts';

/** What follows a sign-up that ends signed in. */
export function useEntry() {
  const navigate = useNavigate();
  return async () => {
    const { path, complaint } = await arrive();
    void notify('success', 'You have successfully signed up!');
    if (complaint) void notify('error', complaint);
    await navigate(path, { replace: true });
  };
}
