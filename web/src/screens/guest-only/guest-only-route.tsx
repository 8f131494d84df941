import { useEffect, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { Shell } from '../../parts/layout/shell.tsx';
import { loadIdentity } from '../../session/load-identity.ts';
import { hasTokens } from '../../session/session-store.ts';
import { accessToken } from '../../session/tokens.ts';

/** The layout of screens for guests; whoever is signed in on arrival is sent home. */
export default function GuestOnlyRoute() {
  const [isGuest, setGuest] = useState(() => !hasTokens());
  const navigate = useNavigate();

  useEffect(() => {
    accessToken().then(
      (token) => (token ? void navigate('/', { replace: true }) : setGuest(true)),
      () => setGuest(true),
    );
  }, [navigate]);

  useEffect(() => {
    // Preloads the identity library, which the form will need when it is sent.
    const warm = () => void loadIdentity().catch(() => undefined);
    addEventListener('input', warm, { once: true });
    return () => removeEventListener('input', warm);
  }, []);

  return isGuest ? <Outlet /> : <Shell isWaiting>{null}</Shell>;
}
