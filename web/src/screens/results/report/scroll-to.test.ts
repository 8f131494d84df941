import { afterEach, expect, test, vi } from 'vitest';
import { scrollTo } from './scroll-to.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page on which an element appears after so many looks. */
function pageWithElementAfter(looks: number) {
  vi.useFakeTimers();
  const scrollIntoView = vi.fn();
  const element = { scrollIntoView, getBoundingClientRect: () => ({ height: 10 }) };
  const getElementById = vi.fn(() => (getElementById.mock.calls.length > looks ? element : null));
  vi.stubGlobal('document', { getElementById });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }), innerHeight: 900 });
  return { getElementById, scrollIntoView };
}

test('what is not on the page yet is looked for every 100 milliseconds', () => {
  const { getElementById, scrollIntoView } = pageWithElementAfter(3);
  scrollTo('note-1');
  vi.advanceTimersByTime(299);
  expect(getElementById).toHaveBeenCalledTimes(3);
  expect(scrollIntoView).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

test('after 5 seconds nobody looks any more', () => {
  const { getElementById, scrollIntoView } = pageWithElementAfter(1000);
  scrollTo('note-1');
  vi.advanceTimersByTime(60_000);
  expect(getElementById).toHaveBeenCalledTimes(51);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
