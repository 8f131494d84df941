import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runProduct } from '../scripts/serve/run-product.ts';
import { accessWalk } from './access-walk.ts';
import { fuzz } from './fuzz.ts';
import { hostileFiles } from './hostile-files.ts';
import { identity } from './identity.ts';
import { money } from './money.ts';
import { type Check, newPerson, type Target } from './target.ts';
import { uploads } from './uploads.ts';

const help = `npm run attack [-- options]: the attacks of this repository against a started product

  --only NAMES     of fuzz, access, uploads, money, identity, files; with commas between
  --calls N        calls of the fuzz, 50000 unless told
  --files N        hostile files, 1000 unless told
  --seed N         the same seed sends the same, 1 unless told
  --address URL    a product that runs on this machine already, with embedded identity and mail kept as files
  --data FOLDER    its data folder, in which the codes of its letters are found`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    calls: { type: 'string', default: '50000' },
    files: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    address: { type: 'string' },
    data: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(help);
else if (values.address && values.data) await attack(values.address, values.data, undefined);
else
  await runProduct(async ({ E2E_URL, E2E_DATA }, pid) => await attack(E2E_URL, E2E_DATA, pid), {
    // Hostile files come as if through a proxy, from many addresses: each may upload 500 a day.
    PROXY_HOPS: '1',
  });

async function attack(address: string, data: string, pid: number | undefined) {
  const { hostname } = new URL(address);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname)) throw new Error('Only a product on this machine.');
  const target: Target = { address, outbox: join(data, 'outbox') };
  const [seed, files, calls] = [Number(values.seed), Number(values.files), Number(values.calls)];
  const attacks: Record<string, () => Promise<Check[]>> = {
    access: async () => await accessWalk(target),
    uploads: async () => await uploads(target),
    money: async () => await money(target),
    identity: async () => await identity(target),
    fuzz: async () => await fuzzed(target, seed, calls),
    files: async () => await hostileFiles(target, { files, seed, pid }),
  };
  let broken = 0;
  for (const name of values.only?.split(',') ?? Object.keys(attacks)) {
    const start = performance.now();
    const checks = (await attacks[name]?.()) ?? [];
    console.log(`\n── ${name} (${((performance.now() - start) / 1000).toFixed(0)} s)`);
    for (const { name: tried, held, seen } of checks) console.log(`${held ? 'held  ' : 'BROKE '} ${tried} (${seen})`);
    broken += checks.filter(({ held }) => !held).length;
  }
  console.log(broken === 0 ? '\nEverything held.' : `\n${broken} did not hold.`);
  process.exitCode = broken === 0 ? 0 : 1;
}

async function fuzzed(target: Target, seed: number, calls: number): Promise<Check[]> {
  const { token } = await newPerson(target);
  const found = await fuzz({ address: target.address, seed, calls, token });
  for (const fault of found.faults.slice(0, 10)) console.log(JSON.stringify(fault));
  return [
    {
      name: `${found.calls} calls no honest program sends`,
      held: found.faults.length === 0,
      seen: `${JSON.stringify(found.byStatus)}, ${found.faults.length} faults`,
    },
  ];
}
