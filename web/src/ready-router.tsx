import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Navigator,
  parsePath,
  Router,
  type To,
} from 'react-router';
import { loadScreensAt } from './route-table.tsx';
import { routes } from './routes.ts';

/**
 * The browser's own addresses. A new one is shown together with its screen: until that is loaded, both stay what they
 * are, and of several asked for meanwhile the last one counts.
 */
export function ReadyRouter({ children }: { children: ReactNode }) {
  const history = useMemo(() => createBrowserHistory({ v5Compat: true }), []);
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });

  const { navigator, whenReady } = useMemo(() => {
    let asked = 0;
    async function whenReady(to: To, then: () => void) {
      asked += 1;
      const mine = asked;
      const { pathname } = typeof to === 'string' ? parsePath(to) : to;
      // What cannot be loaded is asked for again by its screen, which can say so.
      await loadScreensAt(routes, pathname ?? history.location.pathname).catch(() => undefined);
      if (mine === asked) then();
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
        // Back and forward have changed the address already; the screen follows.
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
