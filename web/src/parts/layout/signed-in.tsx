import { skeletonPlaceholders } from '@redmark/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { QueryProvider } from '../../api/queries.tsx';
import { accessToken } from '../../session/tokens.ts';
import { Shell } from './shell.tsx';
import { SkeletonLines } from './skeleton-lines.tsx';

type Props = {
  children: ReactNode;
  /** Shown while the session is checked; screens that are taller than the window say so, and nothing jumps. */
  waiting?: ReactNode;
};

/** Screens of an account: the session is checked first, and without one the way leads to the login and back. */
export function SignedIn({ children, waiting }: Props) {
  const [isChecked, setChecked] = useState(false);
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
    // Without a network nobody can say: the screen then tells what it could not fetch.
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
