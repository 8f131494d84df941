import { expect, test } from 'vitest';
import { deferHydration } from './defer-hydration.ts';

const page =
  '<head><script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" href="/b.js"></head><body></body>';

test('a deferred page loads nothing by itself and keeps the address of its script', () => {
  expect(deferHydration(page, 'hydrate()')).toBe(
    '<head><script type="deferred" src="/a.js"></script><link rel="deferred" href="/b.js"></head><body><script>hydrate()</script></body>',
  );
});

test('a page that is built in another way stops the build', () => {
  expect(() => deferHydration(page.replace(' crossorigin', ''), '')).toThrow('must hold');
  expect(() => deferHydration(page.replace('modulepreload', 'preload'), '')).toThrow('preloads no script');
});
