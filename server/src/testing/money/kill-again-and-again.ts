import { setTimeout as pause } from 'node:timers/promises';
import { millisecondsIn } from '../../base/durations.ts';
import { openDiskStorage } from '../../compose/open-storage.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from '../../database/open.ts';
import { spawnHost } from '../spawn-host.ts';
import { type Answered, brokenPromises, nothingAnswered } from './answered.ts';
import { type Audit, audit, underWay } from './audit.ts';
import { beCustomer } from './customer.ts';
import { people } from './people.ts';

type Options = {
  kills: number;
  environment: Record<string, string>;
  /** Answered after each kill. */
  onKill?: (kills: number) => void;
};

type Found = Audit & { answered: Answered };

const longestLifeMilliseconds = 900;
/**
 * How many acts customers complete before a host may be killed, and how many of all until then are payments and gradings
 * that a credit was taken for, of which some are deleted or cannot be read; except for one host in `dieEarly`, which may be
 * killed before.
 */
const served = { acts: 8, payments: 2, paidGradings: 6 };
const dieEarly = 4;
/** After six failed deliveries the sandbox waits five minutes; this is longer. */
const quietSeconds = 420;

/** Kills a host repeatedly while people buy and grade, lets the last one finish, and audits the result. */
export async function killAgainAndAgain({ kills, environment, onKill = () => {} }: Options): Promise<Found> {
  const answered = nothingAnswered();
  const exits: string[] = [];
  for (let life = 0; life < kills; life += 1) {
    const host = await spawnHost(environment, 'money');
    const begun = performance.now();
    const { promise: hasServed, resolve } = Promise.withResolvers<void>();
    let acts = 0;
    const onAct = () => {
      acts += 1;
      const { payments, paidGradings } = answered;
      if (acts >= served.acts && payments >= served.payments && paidGradings >= served.paidGradings) resolve();
    };
    const customers = people.flatMap((token) =>
      [1, 2].map((each) => {
        const name = `${token} ${life} ${each}`;
        return beCustomer({ address: () => host.address, token, name, answered, onAct }).catch(() => {});
      }),
    );
    // Some are killed before they have served anybody; the others live long enough to serve a few acts, however busy
    // this machine is.
    if (life % dieEarly > 0) await Promise.race([hasServed, Promise.all(customers)]);
    await pause(Math.random() * Math.max(longestLifeMilliseconds, performance.now() - begun));
    if (host.hasEnded()) exits.push(`a host that ended by itself: ${host.said()}`);
    await host.end('SIGKILL');
    await Promise.all(customers);
    onKill(life + 1);
  }
  await finish(environment);
  const database = await openItsDatabase(environment);
  try {
    const found = await audit(database.db);
    const storage = openDiskStorage(environment.DATA_FOLDER ?? '', environment.STORAGE_SECRET, () => new Date());
    const broken = await brokenPromises(database.db, storage, answered);
    return { ...found, complaints: [...found.complaints, ...broken, ...exits], answered };
  } finally {
    await database.close();
  }
}

/** Starts a last host without customers: it has to complete by itself what was confirmed before. */
async function finish(environment: Record<string, string>) {
  const lifeSeconds = environment.DATABASE === 'postgres' ? 15 : 4;
  // Only the time a host runs counts: on a busy machine starting it can take longer.
  for (let seconds = lifeSeconds; ; seconds += lifeSeconds) {
    const host = await spawnHost(environment, 'money');
    await pause(lifeSeconds * millisecondsIn.second);
    if ((await host.end('SIGTERM')) !== 0) throw new Error(`The host did not end well: ${host.said()}`);
    const database = await openItsDatabase(environment);
    const { messages, gradings, jobs } = await underWay(database.db);
    await database.close();
    if (messages + gradings + jobs === 0) return;
    if (seconds >= quietSeconds)
      throw new Error(`${messages} messages, ${gradings} gradings and ${jobs} jobs did not end by themselves.`);
  }
}

async function openItsDatabase({
  DATABASE,
  DATABASE_URL = '',
  DATA_FOLDER = '',
}: Record<string, string>): Promise<OpenDatabase> {
  return DATABASE === 'postgres' ? await openPostgres(DATABASE_URL, console.error) : await openEmbedded(DATA_FOLDER);
}
