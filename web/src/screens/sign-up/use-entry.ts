import { useLocation, useNavigate } from 'react-router';
import type { LinkState } from '../../parts/layout/link-state.ts';
import { notify } from '../../parts/toasts/notify.ts';
import { arrive } from '../../session/arrive.ts';

/** What follows a sign-up that ends signed in. */
export function useEntry() {
  const navigate = useNavigate();
  const state: LinkState | null = useLocation().state;
  return async () => {
    const { path, complaint } = await arrive(state?.from);
    void notify('success', 'You have successfully signed up!');
    if (complaint) void notify('error', complaint);
    await navigate(path, { replace: true });
  };
}
