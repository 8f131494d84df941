import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepLastReport } from './last-report.ts';
import { sessionEndedEvent } from './tokens.ts';
import { useSession } from './use-session.ts';

/**
 * Mounted once: leads to the login when the session is over, fetches a profile that is not cached yet, and remembers
 * which report was open.
 */
export function SessionKeeper() {
  const navigate = useNavigate();
  const { isSignedIn, user } = useSession();
  const { pathname, search } = useLocation();

  useEffect(() => {
    // Until hydration the prerendered page hides what differs for people who are signed in; now it is right.
    delete document.documentElement.dataset.session;
    delete document.documentElement.dataset.known;
  }, []);

  useEffect(() => {
    const end = async () => {
      const { forgetAccount, leave } = await import('./leave.ts');
      // Tokens that are not valid any more must not look like a session.
      await leave().catch(forgetAccount);
      await navigate('/login', { replace: true });
    };
    window.addEventListener(sessionEndedEvent, end);
    return () => window.removeEventListener(sessionEndedEvent, end);
  }, [navigate]);

  useEffect(() => {
    const shown = pathname === '/results' ? new URLSearchParams(search).get('id') : null;
    if (shown !== null) keepLastReport(shown);
  }, [pathname, search]);

  const isUnknown = isSignedIn && user === undefined;
  useEffect(() => {
    if (isUnknown) void import('./read-user.ts').then(({ readUser }) => readUser().catch(() => undefined));
  }, [isUnknown]);

  return null;
}
