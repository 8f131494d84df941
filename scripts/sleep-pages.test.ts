import { expect, test } from 'vitest';
import { sleepPage } from './sleep-pages.ts';

const page =
  '<head><script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" href="/b.js"></head><body></body>';

test('a sleeping page loads nothing by itself and keeps what it is to start', () => {
  expect(sleepPage(page, 'wake()')).toBe(
    '<head><script type="asleep" src="/a.js"></script><link rel="asleep" href="/b.js"></head><body><script>wake()</script></body>',
  );
});

test('a page that is built in another way stops the build', () => {
  expect(() => sleepPage(page.replace(' crossorigin', ''), '')).toThrow('must hold');
  expect(() => sleepPage(page.replace('modulepreload', 'preload'), '')).toThrow('preloads no script');
});
