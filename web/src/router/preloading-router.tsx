import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Navigator,
  parsePath,
  Router,
  type To,
} from 'react-router';
import { routes } from '../routes.ts';
import { loadRoutesAt } from './routes-of.tsx';

/**
 * A browser router that loads the screen before it changes the address: until then both stay as they are, and of several
 * navigations meanwhile the last one counts.
 */
export function PreloadingRouter({ children }: { children: ReactNode }) {
  const history = useMemo(() => createBrowserHistory({ v5Compat: true }), []);
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });

  const { navigator, whenReady } = useMemo(() => {
    let latest = 0;
    async function whenReady(to: To, then: () => void) {
      latest += 1;
      const mine = latest;
      const { pathname } = typeof to === 'string' ? parsePath(to) : to;
      // A screen that could not be loaded is tried again when it renders, and can report the failure there.
      await loadRoutesAt(routes, pathname ?? history.location.pathname).catch(() => undefined);
      if (mine === latest) then();
    }
    const navigator: Navigator = {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, state) => void whenReady(to, () => history.push(to, state)),
      replace: (to, state) => void whenReady(to, () => history.replace(to, state)),
    };
    return { navigator, whenReady };
  }, [history]);

  useLayoutEffect(
    () =>
      history.listen((next) => {
        const show = () => flushSync(() => setState(next));
        // Back and forward have already changed the address; the screen follows.
        if (next.action === 'POP') void whenReady(next.location, show);
        else show();
      }),
    [history, whenReady],
  );

  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
}
