import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const positions = new Map<string, number>();

/** A new screen starts at its top or at the fragment of its address; going back restores the scroll position. */
export function ScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();
  const isFirst = useRef(true);
  const now = useRef(key);

  useLayoutEffect(() => {
    const keep = () => positions.set(now.current, window.scrollY);
    const ours = () => {
      history.scrollRestoration = 'manual';
    };
    // After a reload the browser restores the position itself, once it knows the height.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation, even to the same address
  useLayoutEffect(() => {
    now.current = key;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (kind === 'POP') jump(positions.get(key) ?? 0);
    else if (named) named.scrollIntoView();
    else jump(0);
  }, [key, pathname, hash, kind]);

  return null;
}

/** At once: smooth scrolling is for fragments of the same page. */
const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' });
