import { spawnSync } from 'node:child_process';
import { runProduct } from '../serve/run-product.ts';

/** `npm run e2e`: the whole product, and a browser that uses it. Webhooks of the journeys lead to this machine. */
const journey = (running: NodeJS.ProcessEnv) => {
  const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...running },
  });
  process.exitCode = status ?? 1;
};

await runProduct(journey, { WEBHOOKS: 'any', INVOICE_TAX_NUMBER: 'GB123456789' });
