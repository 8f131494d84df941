import * as contract from '@redmark/contract';
import { startHiring } from './hiring.ts';

type Hiring = Awaited<ReturnType<typeof startHiring>>;

/** A request with people on its shortlist, and what the operator does with them. */
export async function startDesk(people = 1, settings: Record<string, string> = {}) {
  const app = await startHiring(undefined, settings);
  const token = app.operatorToken;
  const params = { id: app.requestId };
  const joined: Awaited<ReturnType<Hiring['join']>>[] = [];
  for (let count = 0; count < people; count += 1) {
    const person = await app.join();
    joined.push(person);
    await app.call(contract.chooseCandidate, { params, body: { accountId: person.accountId }, token });
  }
  const desk = async () => await app.call(contract.openDesk, { params, token });
  const entryOf = async (n = 0) =>
    (await desk()).entries.find(({ accountId }) => accountId === joined[n]?.accountId)?.id ?? '';
  const keyIn = (path: string) =>
    new RegExp(`hiring/${path}\\?key=([\\w-]+)`).exec(app.sent.at(-1)?.email.text ?? '')?.[1] ?? '';
  /** Asks somebody; returns the key of their letter. */
  async function ask(n = 0) {
    await app.call(contract.askCandidate, { params: { ...params, entryId: await entryOf(n) }, token });
    return keyIn('ask');
  }
  return {
    ...app,
    token,
    params,
    joined,
    desk,
    entryOf,
    ask,
    /** Sends the shortlist; returns the key of the employer's letter. */
    async sendList() {
      await app.call(contract.sendShortlist, { params, token });
      return keyIn('shortlist');
    },
    async accept(n = 0) {
      await app.call(contract.answerAsk, { body: { key: await ask(n), accepts: true } });
      await app.platform.services.mail.settled();
    },
    open: async (key: string) => await app.call(contract.openOffer, { body: { key } }),
    codeOf: async (endpoint: contract.Endpoint, asked: object) =>
      (await app.send(endpoint, asked)).json().code as string | undefined,
  };
}
