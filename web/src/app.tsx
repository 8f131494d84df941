import { skeletonPlaceholders } from '@redmark/contract';
import { Suspense, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router';
import { LogOutHost } from './parts/account/log-out/log-out-host.tsx';
import { BillingHost } from './parts/billing/billing-host.tsx';
import { preloadEvent } from './parts/layout/preload-screen.ts';
import { Shell } from './parts/layout/shell.tsx';
import { SkeletonLines } from './parts/layout/skeleton-lines.tsx';
import { ToastHost } from './parts/toasts/toast-host.tsx';
import { ErrorBoundary } from './router/error-boundary.tsx';
import { loadRoutesAt } from './router/routes-of.tsx';
import { ScrollRestoration } from './router/scroll-restoration.tsx';
import { routes } from './routes.ts';
import { SessionKeeper } from './session/session-keeper.tsx';

/** The whole application: the screen of the address, and the hosts of toasts and dialogs beside it. */
export function App() {
  const { pathname } = useLocation();
  const screen = useRoutes(routes);
  // Layouts and the screens inside them load together, not one after the other.
  void loadRoutesAt(routes, pathname).catch(() => undefined);

  useEffect(() => {
    const load = ({ detail }: CustomEvent<string>) => void loadRoutesAt(routes, detail).catch(() => undefined);
    window.addEventListener(preloadEvent, load);
    return () => window.removeEventListener(preloadEvent, load);
  }, []);

  return (
    <>
      <ErrorBoundary at={pathname}>
        <Suspense fallback={<Waiting />}>
          {screen}
          <Hydrated />
        </Suspense>
      </ErrorBoundary>
      <ScrollRestoration />
      <SessionKeeper />
      <LogOutHost />
      <BillingHost />
      <ToastHost />
    </>
  );
}

/** Replays what the user did before hydration (see hydrate-on-interaction.ts). */
function Hydrated() {
  useEffect(() => void window.dispatchEvent(new Event('app:hydrated')), []);
  return null;
}

/** The placeholder while the script of a screen that is not prerendered loads. */
export function Waiting() {
  return (
    <Shell isWaiting>
      <div className="wrap py-24">
        <SkeletonLines count={skeletonPlaceholders.screen} label="Loading" />
      </div>
    </Shell>
  );
}
