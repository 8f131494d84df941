import { skeletonPlaceholders } from '@redmark/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { QueryProvider } from '../../api/queries.tsx';
import { accessToken, hasGoodToken } from '../../session/tokens.ts';
import { Shell } from './shell.tsx';
import { SkeletonLines } from './skeleton-lines.tsx';

type Props = {
  children: ReactNode;
  /** Shown while the session is checked, where a screen needs more height than the usual placeholder. */
  waiting?: ReactNode;
};

/** Checks the session before it shows a screen of an account; without one it leads to the login, and back after it. */
export function SignedIn({ children, waiting }: Props) {
  const [isChecked, setChecked] = useState(hasGoodToken);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (isChecked) return;
    let gone = false;
    const decide = (isSignedIn: boolean) => {
      if (gone) return;
      if (isSignedIn) setChecked(true);
      else void navigate('/login', { replace: true, state: { from: pathname + search } });
    };
    // Without a network nobody can tell; the screen then shows what it could not load.
    accessToken().then(
      (token) => decide(token !== undefined),
      () => decide(true),
    );
    return () => {
      gone = true;
    };
  }, [isChecked, navigate, pathname, search]);

  if (isChecked) return <QueryProvider>{children}</QueryProvider>;
  return (
    <Shell isWaiting>
      {waiting ?? (
        <div className="wrap py-16">
          <h1 className="sr-only">Loading</h1>
          <SkeletonLines count={skeletonPlaceholders.screen} label="Loading" />
        </div>
      )}
    </Shell>
  );
}
