import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { resumeLines, shortPdf } from '../reports/short-pdf.ts';
import type { Answered } from './answered.ts';

const cards = { good: '4242 4242 4242 4242', bad: '4000 0000 0000 0002' };
const plans = [5, 10, 20];

type Customer = {
  /** The address of the product; evaluated before every call, since there may be several hosts. */
  address: () => string;
  token: string;
  /** Unique per customer: it makes their files differ. */
  name: string;
  answered: Answered;
  /** Called after each act; the next one waits for it. */
  onAct: () => void | Promise<void>;
};

/** Somebody who buys, grades, claims, deletes and unsubscribes without end, in any order, until a call fails. */
export async function beCustomer({ address, token, name, answered, onAct }: Customer): Promise<void> {
  let step = 0;
  const ask = async <Reply>(method: string, path: string, body?: object, visitor = false): Promise<Reply> => {
    const answer = await fetch(`${address()}/api${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(visitor ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const reply = (await answer.json()) as Reply & { code?: string };
    const outcome = answer.ok ? '200' : `${answer.status} ${reply.code}`;
    answered.outcomes[outcome] = (answered.outcomes[outcome] ?? 0) + 1;
    if (answer.status >= 500) throw new Error(`${path} answered ${outcome}.`);
    return reply;
  };

  /** Returns an uploaded resume, or undefined when the quota is used up. */
  async function upload(visitor: boolean): Promise<string | undefined> {
    const mark = `${name} ${step}`;
    const bytes = shortPdf(Math.random() < 0.15 ? ['encrypted', mark] : [...resumeLines, mark]);
    const request = { fileName: 'resume.pdf', type: 'application/pdf', size: bytes.length };
    const path = visitor ? '/resume/public-request-upload' : '/resume/request-upload';
    const { url, resumeId } = await ask<{ url?: string; resumeId: string }>('POST', path, request, visitor);
    if (url === undefined) return undefined;
    const headers = { 'content-type': 'application/pdf' };
    const put = await fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers });
    if (!put.ok) throw new Error(`The file was answered with ${put.status}.`);
    answered.uploads.set(resumeId, createHash('sha256').update(bytes).digest('hex'));
    return resumeId;
  }

  async function start(resumeId: string, visitor: boolean) {
    const path = visitor ? '/grading/public-start' : '/grading/start';
    const { state } = await ask<{ state?: string }>('POST', path, { resumeId }, visitor);
    if (state === undefined) return;
    answered.begun.add(resumeId);
    if (!visitor) answered.paidGradings += 1;
  }

  async function buy() {
    const numberOfCredits = plans[step % plans.length];
    const order = { numberOfCredits, renew: Math.random() < 0.5 };
    const { data } = await ask<{ data?: { url: string } }>('POST', '/subscribe', order);
    if (!data) return;
    const card = Math.random() < 0.2 ? cards.bad : cards.good;
    const paid = await fetch(data.url, {
      method: 'POST',
      body: new URLSearchParams({ card }),
      redirect: 'manual',
    });
    if (paid.status !== 303) return;
    answered.payments += 1;
    // Half of the customers close the window before they are redirected.
    if (Math.random() < 0.5) return;
    const sessionId = new URL(paid.headers.get('location') ?? '').searchParams.get('session');
    await ask('POST', '/billing/confirm', { sessionId });
  }

  async function grade() {
    const resumeId = await upload(false);
    if (resumeId === undefined) return;
    await start(resumeId, false);
    if (Math.random() >= 0.15) return;
    answered.deleting.add(resumeId);
    await ask('DELETE', `/resume/${resumeId}`);
  }

  async function claim() {
    const resumeId = await upload(true);
    if (resumeId === undefined) return;
    await start(resumeId, true);
    await pause(Math.random() * 100);
    await ask('POST', '/resume/claim-public', { resumeId });
  }

  const acts = [buy, grade, grade, claim, async () => await ask('DELETE', '/unsubscribe')];
  for (;;) {
    step += 1;
    await acts[Math.floor(Math.random() * acts.length)]?.();
    await onAct();
  }
}
