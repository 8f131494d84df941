import { scrollRetryLimitMilliseconds, scrollRetryMilliseconds } from '@redmark/contract';

/**
 * Brings an element into view as soon as it is on the page; looks again for a while when it is not there yet. Answers
 * how to give that up.
 */
export function scrollTo(id: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function look(waited: number) {
    const element = document.getElementById(id);
    if (element) bring(element);
    else if (waited < scrollRetryLimitMilliseconds)
      timer = setTimeout(() => look(waited + scrollRetryMilliseconds), scrollRetryMilliseconds);
  }
  look(0);
  return () => clearTimeout(timer);
}

function bring(element: Element) {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: isTall(element) ? 'start' : 'nearest', behavior: still ? 'instant' : 'smooth' });
}

function isTall(element: Element): boolean {
  return element.getBoundingClientRect().height > window.innerHeight;
}
