import { skeletonPlaceholders } from '@redmark/contract';
import { Suspense, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router';
import { LogOutHost } from './parts/account/log-out/log-out-host.tsx';
import { BillingHost } from './parts/billing/billing-host.tsx';
import { comingEvent } from './parts/layout/preload-screen.ts';
import { Shell } from './parts/layout/shell.tsx';
import { SkeletonLines } from './parts/layout/skeleton-lines.tsx';
import { ToastHost } from './parts/toasts/toast-host.tsx';
import { loadScreensAt } from './route-table.tsx';
import { routes } from './routes.ts';
import { ScrollKeeper } from './scroll-keeper.tsx';
import { SessionKeeper } from './session/session-keeper.tsx';
import { Unbroken } from './unbroken.tsx';

/** The whole product inside a page: the screen of the address, and what stands beside every screen. */
export function App() {
  const { pathname } = useLocation();
  const screen = useRoutes(routes);
  // Layouts and what stands in them are asked for together, not one after the other.
  void loadScreensAt(routes, pathname).catch(() => undefined);

  useEffect(() => {
    const load = ({ detail }: CustomEvent<string>) => void loadScreensAt(routes, detail).catch(() => undefined);
    window.addEventListener(comingEvent, load);
    return () => window.removeEventListener(comingEvent, load);
  }, []);

  return (
    <>
      <Unbroken at={pathname}>
        <Suspense fallback={<Waiting />}>
          {screen}
          <Awake />
        </Suspense>
      </Unbroken>
      <ScrollKeeper />
      <SessionKeeper />
      <LogOutHost />
      <BillingHost />
      <ToastHost />
    </>
  );
}

/** Whatever was done with a drawn page before its screen could answer is done again now. */
function Awake() {
  useEffect(() => void window.dispatchEvent(new Event('redmark:awake')), []);
  return null;
}

/** What stands there while the script of a screen that is not drawn at build arrives. */
export function Waiting() {
  return (
    <Shell isWaiting>
      <div className="wrap py-24">
        <SkeletonLines count={skeletonPlaceholders.screen} label="Loading" />
      </div>
    </Shell>
  );
}
