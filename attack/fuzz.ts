import { Agent, request } from 'node:http';
import { apiCall, type Call, type Calls, type Described, directoryCall, type Known, pageCall } from './fuzz-calls.ts';
import { createDice, type Dice } from './nasty-values.ts';

type Options = {
  /** The product's address, such as http://localhost:3000. */
  address: string;
  /** Runs of the same seed send the same calls. */
  seed: number;
  calls: number;
  /** An access token of the attacker's own account; without one only public calls are tried in depth. */
  token?: string;
};

/** A call that was answered with 5xx or not at all. */
type Fault = { call: Call; status: number | undefined; answer: string };
type Found = { calls: number; byStatus: Record<string, number>; faults: Fault[] };

type Answer = { status: number | undefined; text: string };

const atOnce = 8;
const patienceMilliseconds = 20_000;
const kept = 400;
/** Legitimate 5xx answers: a part refuses a request that it does not support, and nothing broke. */
const honest = new Set(['501']);

/**
 * Sends calls that no honest program would: to every call of the OpenAPI document, every operation of the directory,
 * the sandbox's pages and links to files. None may be answered with 5xx, or not at all.
 */
export async function fuzz({ address, seed, calls, token }: Options): Promise<Found> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const send = async (call: Call) => {
    const answer = await sendTo(address, agent, call);
    // A kept-alive connection may be closed just as this call goes out: a new one must work.
    return answer.status === undefined ? await sendTo(address, false, call) : answer;
  };
  const described = await callsOf(send);
  const clientId = await clientIdOf(send);
  const known = await knownOf(send, token);
  const dice = createDice(seed);
  const found: Found = { calls: 0, byStatus: {}, faults: [] };

  async function work() {
    while (found.calls < calls) {
      found.calls += 1;
      const call = nextCall(dice, described, clientId, known);
      const { status, text } = await send(call);
      const name = String(status ?? 'none');
      found.byStatus[name] = (found.byStatus[name] ?? 0) + 1;
      if (status === undefined ? !mayBeCut(call) : status >= 500 && !honest.has(name))
        found.faults.push({ call: { ...call, body: call.body?.slice(0, kept) }, status, answer: text.slice(0, kept) });
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
  return found;
}

function nextCall(dice: Dice, described: Calls, clientId: string, known: Known): Call {
  const kind = dice();
  if (kind < 0.55) return apiCall(dice, described, known);
  return kind < 0.85 ? directoryCall(dice, clientId, known) : pageCall(dice, known);
}

/** A server may close the connection on a message that is not valid HTTP. */
const mayBeCut = ({ headers }: Call) => 'transfer-encoding' in headers || 'expect' in headers;

async function callsOf(send: (call: Call) => Promise<Answer>): Promise<Calls> {
  const { paths } = JSON.parse((await get(send, '/api/docs/json')).text) as {
    paths: Record<string, Record<string, Described>>;
  };
  const all: Calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): Calls[number] => [method, path, one]),
  );
  if (all.length === 0) throw new Error('The description of the API names no call.');
  // The account must exist until the end, or the other calls would be unauthenticated.
  return all.filter(([, path]) => !path.endsWith('/delete-user'));
}

async function clientIdOf(send: (call: Call) => Promise<Answer>): Promise<string> {
  const { identity } = JSON.parse((await get(send, '/config.json')).text) as { identity: { clientId: string } };
  return identity.clientId;
}

/** Resumes and links that exist. */
async function knownOf(send: (call: Call) => Promise<Answer>, token: string | undefined): Promise<Known> {
  const known: Known = { ids: [], token, links: [] };
  for (const path of ['/api/resume/public-request-upload', ...(token ? ['/api/resume/request-upload'] : [])]) {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const body = JSON.stringify({ fileName: 'fuzz.pdf', type: 'application/pdf' });
    const { text } = await send({ method: 'POST', path, headers, body });
    const { resumeId, url } = JSON.parse(text) as { resumeId: string; url: string };
    known.ids.push(resumeId, resumeId.toUpperCase());
    const link = new URL(url);
    known.links.push(link.pathname + link.search);
  }
  return known;
}

const get = async (send: (call: Call) => Promise<Answer>, path: string) =>
  await send({ method: 'GET', path, headers: {}, body: undefined });

async function sendTo(address: string, agent: Agent | false, { method, path, headers, body }: Call): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const { promise, resolve } = Promise.withResolvers<Answer>();
  let text = '';
  let status: number | undefined;
  const end = () => resolve({ status, text });
  try {
    const outgoing = request({ agent, hostname, port, method, path, headers: sendable(headers, body) }, (answer) => {
      status = answer.statusCode;
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
        // A stream of events does not end by itself.
        if (answer.headers['content-type']?.startsWith('text/event-stream')) outgoing.destroy();
      });
      answer.on('close', end);
    });
    outgoing.on('error', end);
    outgoing.setTimeout(patienceMilliseconds, () => outgoing.destroy());
    if (body === undefined || headers['transfer-encoding']) outgoing.end(body);
    else outgoing.end(Buffer.from(body));
  } catch (error) {
    // A path or header that Node refuses to send never left.
    resolve({ status: 0, text: String(error) });
  }
  return await promise;
}

function sendable(headers: Record<string, string>, body: string | undefined): Record<string, string | number> {
  if (body === undefined || headers['transfer-encoding']) return headers;
  return { ...headers, 'content-length': Buffer.byteLength(body) };
}
