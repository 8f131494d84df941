import serifUrl from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url';
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { skeletonPlaceholders } from '@redmark/contract';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { BillingHost } from './parts/billing/billing-host.tsx';
import { brand } from './parts/brand.ts';
import { Broken } from './parts/broken.tsx';
import { LogOutHost } from './parts/log-out/log-out-host.tsx';
import { Shell } from './parts/shell.tsx';
import { SkeletonLines } from './parts/skeleton-lines.tsx';
import { ToastHost } from './parts/toast-host.tsx';
import { SessionKeeper } from './session/session-keeper.tsx';
import './styles/app.css';

export const meta = () => [{ title: brand.name }];

/**
 * Pages drawn at build are drawn for visitors. Where somebody is signed in, this hides the visitor's buttons until
 * our script has drawn the right ones. Free of quotes and angle brackets, so that it stands in the page unchanged.
 */
const hideGuessedSession =
  'try{if(Object.keys(localStorage).some(function(k){return /^CognitoIdentityServiceProvider.+accessToken$/.test(k)}))document.documentElement.dataset.session=`in`}catch(e){}';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14130f" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="preload" href={interUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={serifUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <script>{hideGuessedSession}</script>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  // Whatever was done with a drawn page before it could answer is done again now.
  useEffect(() => void window.dispatchEvent(new Event('redmark:awake')), []);
  return (
    <>
      <Outlet />
      <SessionKeeper />
      <LogOutHost />
      <BillingHost />
      <ToastHost />
    </>
  );
}

/** What stands there while the script of a screen that is not drawn at build arrives. */
export function HydrateFallback() {
  return (
    <Shell>
      <div className="wrap py-24">
        <SkeletonLines count={skeletonPlaceholders.screen} label="Loading" />
      </div>
    </Shell>
  );
}

export function ErrorBoundary() {
  return (
    <Shell>
      <Broken />
    </Shell>
  );
}
