import { spawnSync } from 'node:child_process';
import { runProduct } from '../serve/run-product.ts';

/**
 * `npm run shots`: every screen and state of `e2e/screens/` at three widths, light and dark, into `shots/`.
 * What follows goes to Playwright: `npm run shots -- -g contact` makes those whose name fits.
 */
await runProduct((running) => {
  const { status } = spawnSync(
    'playwright',
    ['test', '--config', 'e2e/shots/shots.config.ts', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: { ...process.env, ...running },
    },
  );
  process.exitCode = status ?? 1;
});
