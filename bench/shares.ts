import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../server/src/testing/free-port.ts';
import { shortPdf } from '../server/src/testing/reports/short-pdf.ts';
import { ask, type Begun, beginGrading } from './begin-grading.ts';
import { median, ms, table } from './measure.ts';
import { resumeLines, slowPdf } from './slow-pdf.ts';
import { askDirectory, type ClientConfig } from './srp-client.ts';

const password = 'Passw0rd!x';
const tries = 7;
const slowFiles = 24;
/** Read and rendered in two to three seconds on a processor of its own. */
const slowness = 12;
const bulk = 1000;
const bulkAtOnce = 50;
const lateBulk = 40;
/** A single resume may take so many times as long behind an account that began many. */
const mostTimes = 3;

/** `node bench/shares.ts`: how long one resume waits while others load the product, and how two with many share it. */
async function benchShares() {
  const data = mkdtempSync(join(tmpdir(), 'redmark-shares-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = { PORT: String(port), DATA_FOLDER: data, ADDRESS_LIMITS: 'off', WELCOME_CREDITS: '1000' };
  const product = spawn(process.execPath, ['--no-regexp-tier-up', 'server/src/main.ts'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => product.once('exit', resolve));
  try {
    await new Promise((resolve) => product.stdout.once('data', resolve));
    const config = ((await (await fetch(`${origin}/config.json`)).json()) as { identity: ClientConfig }).identity;
    const account = async (name: string) => await tokenOf(config, join(data, 'outbox'), `${name}@bench.example`);
    const [customer, coach] = [await account('customer'), await account('coach')];

    await journeys(origin, customer, 3 * tries);
    const alone = median(await journeys(origin, customer, tries));
    const slow = await Promise.all(
      Array.from(
        { length: slowFiles },
        async (_, file) => await beginGrading(origin, slowPdf(slowness, `slow ${file}`)),
      ),
    );
    const beside = await journeys(origin, customer, tries);
    table(`A customer’s resume, upload to report, beside ${slowFiles} slow files of a visitor`, [
      ['alone, median', ms(alone)],
      ['slow files waiting when it began', String(Math.max(...slow.map(({ queuePosition }) => queuePosition ?? 0)))],
      ['beside, median and slowest', `${ms(median(beside))}, ${ms(Math.max(...beside))}`],
    ]);
    await idle(origin, customer, alone);

    const key = await keyOf(origin, coach);
    const first = await beginBulk(origin, key, bulk);
    const behind = await journeys(origin, customer, tries);
    table(`A single resume behind an account that began ${bulk} with an API key`, [
      ['alone, median', ms(alone)],
      ['resumes of that account waiting when it began', String(first.queuePosition)],
      ['behind, median and slowest', `${ms(median(behind))}, ${ms(Math.max(...behind))}`],
      ['times as long, median', (median(behind) / alone).toFixed(2)],
    ]);
    if (median(behind) > mostTimes * alone) process.exitCode = 1;
    await shareOfTwo(origin, { key, last: first.resumeId }, await account('late'));
  } finally {
    product.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

/** Begins many gradings of one account and returns the last of them. */
async function beginBulk(origin: string, token: string, count: number): Promise<Begun> {
  let last: Begun = { resumeId: '', queuePosition: 0 };
  for (let file = 0; file < count; file += bulkAtOnce) {
    const begun = Array.from({ length: Math.min(bulkAtOnce, count - file) }, async (_, at) => {
      return await beginGrading(origin, shortPdf(resumeLines(`bulk ${count} ${file + at}`)), {
        token,
        waitsForPages: false,
      });
    });
    last = (await Promise.all(begun)).at(-1) ?? last;
  }
  return last;
}

/** How many of an account's are graded while all of another's are, who came when many of the first already waited. */
async function shareOfTwo(origin: string, early: { key: string; last: string }, late: string) {
  const left = async (token: string, resumeId: string) =>
    (await ask(origin, '/grading/start', { resumeId }, token)).queuePosition ?? 0;
  const before = await left(early.key, early.last);
  const { resumeId } = await beginBulk(origin, late, lateBulk);
  while ((await left(late, resumeId)) > 0) await pause(50);
  const graded = before - (await left(early.key, early.last));
  table('Two accounts with many', [
    ['of the first waiting when the second came', String(before)],
    [`graded of the first while the ${lateBulk} of the second were`, String(graded)],
  ]);
}

/** An API key with which programs of an account start gradings. */
async function keyOf(origin: string, token: string): Promise<string> {
  const { secret } = await ask(origin, '/keys', { name: 'bulk', scopes: ['resumes:write', 'gradings:write'] }, token);
  return secret;
}

/** Waits until no other work is under way. */
async function idle(origin: string, token: string, alone: number) {
  for (let left = 60; left > 0; left -= 1) {
    const [time = 0] = await journeys(origin, token, 1);
    if (time < 1.3 * alone) return;
    await pause(1000);
  }
}

let files = 0;
/** Milliseconds from requesting an upload link to a finished report, one resume after the other. */
async function journeys(origin: string, token: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let journey = 0; journey < count; journey += 1) {
    files += 1;
    const started = performance.now();
    const { resumeId: id } = await beginGrading(origin, shortPdf(resumeLines(`resume ${files}`)), {
      token,
      waitsForPages: true,
    });
    const headers = { authorization: `Bearer ${token}` };
    const stream = await fetch(`${origin}/api/grading/progress/${id}`, { headers });
    const events = await stream.text();
    if (!/"state":"done"/.test(events)) throw new Error(`A grading ended so: ${events.slice(-300)}`);
    times.push(performance.now() - started);
  }
  return times;
}

async function tokenOf(config: ClientConfig, outbox: string, email: string): Promise<string> {
  const ClientId = config.clientId;
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'custom:privacy_policy', Value: 'true' },
  ];
  await askDirectory(config, 'SignUp', { ClientId, Username: email, Password: password, UserAttributes });
  const emails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
  const own = emails.find((text) => text.includes(`To: ${email}`)) ?? '';
  const ConfirmationCode = /^ {4}(\d{6})$/m.exec(own)?.[1];
  await askDirectory(config, 'ConfirmSignUp', { ClientId, Username: email, ConfirmationCode });
  const AuthParameters = { USERNAME: email, PASSWORD: password };
  const request = { ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters };
  return (await askDirectory(config, 'InitiateAuth', request)).AuthenticationResult?.AccessToken ?? '';
}

if (import.meta.main) await benchShares();
