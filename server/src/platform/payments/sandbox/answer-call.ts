import type { Database } from '../../../database/open.ts';
import { sandboxApi } from './api.ts';
import { readForm } from './form.ts';
import { SandboxRefusal } from './sandbox-refusal.ts';
import { openSandboxStore } from './sandbox-store.ts';

export type SandboxCall = { method: string; url: string; body: string; key: string | undefined; idempotency: string };
export type SandboxAnswer = { status: number; body: string };

type Options = { db: Database; now: () => Date; secretKey: string; log: (error: unknown) => void };

/** Handles API calls as Stripe would. A call with an idempotency key is executed once, however often it is sent. */
export function createAnswerer({ db, now, secretKey, log }: Options) {
  return async (call: SandboxCall): Promise<SandboxAnswer> => {
    try {
      if (call.key !== secretKey) throw new SandboxRefusal(401, 'Invalid API Key provided.');
      return await db.transaction().execute(async (tx) => await answer(openSandboxStore(tx, now()), call));
    } catch (error) {
      if (error instanceof SandboxRefusal) return refusalOf(error);
      log(error);
      return refusalOf(new SandboxRefusal(500, 'The sandbox broke.', undefined, 'api_error'));
    }
  };
}

async function answer(store: ReturnType<typeof openSandboxStore>, call: SandboxCall): Promise<SandboxAnswer> {
  const { pathname, search } = new URL(call.url, 'http://sandbox');
  const key = call.idempotency === '' ? undefined : `${call.method} ${pathname} ${call.idempotency}`;
  const earlier = key === undefined ? undefined : await store.replyTo(key);
  if (earlier && earlier.request !== call.body)
    throw new SandboxRefusal(
      400,
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      undefined,
      'idempotency_error',
    );
  if (earlier) return { status: earlier.status, body: earlier.reply };
  const found = findCall(call.method, pathname);
  if (!found) throw new SandboxRefusal(404, `Unrecognized request URL (${call.method}: ${pathname}).`);
  const form = readForm(call.method === 'GET' ? search.slice(1) : call.body);
  const body = JSON.stringify(await found.answer({ store, form, id: found.id }));
  if (key !== undefined) await store.keepReply(key, call.body, 200, body);
  return { status: 200, body };
}

function findCall(method: string, path: string) {
  for (const [name, answerer] of Object.entries(sandboxApi)) {
    const [wanted, pattern = ''] = name.split(' ');
    const match = wanted === method && new RegExp(`^${pattern.replace(':id', '([^/]+)')}$`).exec(path);
    if (match) return { answer: answerer, id: decodeURIComponent(match[1] ?? '') };
  }
  return undefined;
}

function refusalOf({ status, message, code, type }: SandboxRefusal): SandboxAnswer {
  return { status, body: JSON.stringify({ error: { type, message, ...(code === undefined ? {} : { code }) } }) };
}
