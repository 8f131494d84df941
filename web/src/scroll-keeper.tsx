import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const places = new Map<string, number>();

/** A new screen begins at its top or at the part its address names; going back returns to where one was. */
export function ScrollKeeper() {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();
  const isFirst = useRef(true);
  const now = useRef(key);

  useLayoutEffect(() => {
    const keep = () => places.set(now.current, window.scrollY);
    const ours = () => {
      history.scrollRestoration = 'manual';
    };
    // A page that is loaded again is put back by the browser, which knows its height then.
    const browsers = () => {
      history.scrollRestoration = 'auto';
    };
    ours();
    addEventListener('scroll', keep, { passive: true });
    addEventListener('pageshow', ours);
    addEventListener('pagehide', browsers);
    return () => {
      removeEventListener('scroll', keep);
      removeEventListener('pageshow', ours);
      removeEventListener('pagehide', browsers);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says that one went somewhere, even to the same place
  useLayoutEffect(() => {
    now.current = key;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (kind === 'POP') jump(places.get(key) ?? 0);
    else if (named) named.scrollIntoView();
    else jump(0);
  }, [key, pathname, hash, kind]);

  return null;
}

/** At once: gliding is for places on the same page. */
const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' });
