import { setTimeout as pause } from 'node:timers/promises';
import { type OpenDatabase, openEmbedded, openPostgres } from '../../database/open.ts';
import { spawnHost } from '../spawn-host.ts';
import { type Audit, audit, underWay } from './audit.ts';
import { beCustomer } from './customer.ts';
import { people } from './people.ts';

type Options = {
  kills: number;
  environment: Record<string, string>;
  /** Told after each kill. */
  onKill?: (kills: number) => void;
};

const longestLifeMilliseconds = 900;
/** What people did before a host may die, but for the one in so many that dies before. */
const actsServed = 8;
const dieEarly = 4;
/** A message that was not heard five times is told again after five minutes. */
const quietSeconds = 420;

/** Kills a host again and again while people buy and grade, lets the last one finish, and looks at the books. */
export async function killAgainAndAgain({ kills, environment, onKill = () => {} }: Options): Promise<Audit> {
  for (let life = 0; life < kills; life += 1) {
    const host = await spawnHost(environment, 'money');
    const begun = performance.now();
    const { promise: served, resolve } = Promise.withResolvers<void>();
    let acts = 0;
    const onAct = () => {
      acts += 1;
      if (acts === actsServed) resolve();
    };
    const customers = people.flatMap((token) =>
      [1, 2].map((each) => beCustomer(host.address, token, `${token} ${life} ${each}`, onAct).catch(() => {})),
    );
    // Some die before they served anybody. The others live for as long as this machine, however busy, takes for a few.
    if (life % dieEarly > 0) await Promise.race([served, Promise.all(customers)]);
    await pause(Math.random() * Math.max(longestLifeMilliseconds, performance.now() - begun));
    await host.end('SIGKILL');
    await Promise.all(customers);
    onKill(life + 1);
  }
  await finish(environment);
  const database = await openBooks(environment);
  try {
    return await audit(database.db);
  } finally {
    await database.close();
  }
}

/** One more life, in which nobody asks for anything: what was promised before must be kept by itself. */
async function finish(environment: Record<string, string>) {
  const lifeSeconds = environment.DATABASE === 'postgres' ? 15 : 4;
  // Only the time a host is up counts: on a busy machine starting it can take longer than its life.
  for (let seconds = lifeSeconds; ; seconds += lifeSeconds) {
    const host = await spawnHost(environment, 'money');
    await pause(lifeSeconds * 1000);
    if ((await host.end('SIGTERM')) !== 0) throw new Error(`The host did not end well: ${host.said()}`);
    const database = await openBooks(environment);
    const { messages, gradings } = await underWay(database.db);
    await database.close();
    if (messages === 0 && gradings === 0) return;
    if (seconds >= quietSeconds)
      throw new Error(`${messages} messages and ${gradings} gradings did not end by themselves.`);
  }
}

async function openBooks({
  DATABASE,
  DATABASE_URL = '',
  DATA_FOLDER = '',
}: Record<string, string>): Promise<OpenDatabase> {
  return DATABASE === 'postgres' ? await openPostgres(DATABASE_URL, console.error) : await openEmbedded(DATA_FOLDER);
}
