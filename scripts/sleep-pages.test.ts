import { expect, test } from 'vitest';
import { sleepPage } from './sleep-pages.ts';

const page =
  '<head><link rel="modulepreload" href="/a.js"/></head><body><script type="module" async="">import "/a.js"</script></body>';

test('a sleeping page loads nothing by itself and keeps what it is to start', () => {
  expect(sleepPage(page, 'wake()')).toBe(
    '<head><link rel="asleep" href="/a.js"/></head><body><script type="asleep">import "/a.js"</script><script>wake()</script></body>',
  );
});

test('a page that is built in another way stops the build', () => {
  expect(() => sleepPage(page.replace(' async=""', ''), '')).toThrow('must hold');
  expect(() => sleepPage(page.replace('modulepreload', 'preload'), '')).toThrow('preloads no script');
});
