import { useEffect, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { Shell } from '../../parts/layout/shell.tsx';
import { loadIdentity } from '../../session/load-identity.ts';
import { hasTokens } from '../../session/session-store.ts';
import { accessToken } from '../../session/tokens.ts';

/** Whoever is signed in has no use for these screens. Asked once: what happens on them leads on by itself. */
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
    // Whoever types needs it in a moment, and by then it is there.
    const warm = () => void loadIdentity().catch(() => undefined);
    addEventListener('input', warm, { once: true });
    return () => removeEventListener('input', warm);
  }, []);

  return isGuest ? <Outlet /> : <Shell isWaiting>{null}</Shell>;
}
