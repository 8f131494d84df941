import { scrollRetryLimitMilliseconds, scrollRetryMilliseconds } from '@redmark/contract';

/** Brings an element into view as soon as it is on the page; looks again for a while when it is not there yet. */
export function scrollTo(id: string, waited = 0): void {
  const element = document.getElementById(id);
  if (element) {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollIntoView({ block: isTall(element) ? 'start' : 'nearest', behavior: still ? 'auto' : 'smooth' });
  } else if (waited < scrollRetryLimitMilliseconds) {
    setTimeout(() => scrollTo(id, waited + scrollRetryMilliseconds), scrollRetryMilliseconds);
  }
}

function isTall(element: Element): boolean {
  return element.getBoundingClientRect().height > window.innerHeight;
}
