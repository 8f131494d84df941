import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../server/src/testing/free-port.ts';
import { median, ms, percentile, table } from './measure.ts';
import { askDirectory, type ClientConfig, signIn } from './srp-client.ts';

const people = 1000;
const atOnce = 100;
const password = 'Passw0rd!x';

/**
 * Sign-ins of different people by SRP against the real product, one after the other and many at once. Each must get its
 * own token.
 */
export async function benchSignIns() {
  const data = mkdtempSync(join(tmpdir(), 'redmark-sign-ins-'));
  const port = await freePort();
  const product = spawn(process.execPath, ['--no-regexp-tier-up', 'server/src/main.ts'], {
    env: { ...process.env, PORT: String(port), DATA_FOLDER: data, ADDRESS_LIMITS: 'off', GRADER_WORKERS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => product.once('exit', resolve));
  try {
    await new Promise((resolve) => product.stdout.once('data', resolve));
    const site = (await (await fetch(`http://localhost:${port}/config.json`)).json()) as { identity: ClientConfig };
    const config = site.identity;
    const begun = performance.now();
    const subs = await signUpAll(config, join(data, 'outbox'));
    const signUps = performance.now() - begun;

    const times: number[] = [];
    for (const [email, sub] of subs) {
      const started = performance.now();
      await signInAs(config, email, sub);
      times.push(performance.now() - started);
    }
    const started = performance.now();
    await Promise.all([...subs].slice(0, atOnce).map(async ([email, sub]) => await signInAs(config, email, sub)));
    const together = performance.now() - started;
    table(`Sign-ins of ${people} people by SRP, client and server on this machine`, [
      ['sign-ups a second', ((people * 1000) / signUps).toFixed(1)],
      ['sign-ins a second, in a row', ((people * 1000) / times.reduce((sum, time) => sum + time, 0)).toFixed(1)],
      ['a sign-in, median and 95 %', `${ms(median(times))}, ${ms(percentile(times, 0.95))}`],
      [`sign-ins a second, ${atOnce} at once`, ((atOnce * 1000) / together).toFixed(1)],
    ]);
  } finally {
    product.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

async function signInAs(config: ClientConfig, email: string, sub: string) {
  const got = await signIn(config, email, password);
  if (got !== sub) throw new Error(`${email} signed in as somebody else.`);
}

async function signUpAll(config: ClientConfig, outbox: string): Promise<Map<string, string>> {
  const ClientId = config.clientId;
  const emails = Array.from({ length: people }, (_, index) => `person${index}@bench.example`);
  const subs = new Map<string, string>();
  for (const Username of emails) {
    const answer = await askDirectory(config, 'SignUp', { ClientId, Username, Password: password });
    subs.set(Username, (answer as unknown as { UserSub: string }).UserSub);
  }
  const messages = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
  const codes = new Map(messages.map((text) => [/^To: (.*)$/m.exec(text)?.[1], /^ {4}(\d{6})$/m.exec(text)?.[1]]));
  for (const Username of emails)
    await askDirectory(config, 'ConfirmSignUp', { ClientId, Username, ConfirmationCode: codes.get(Username) });
  return subs;
}
