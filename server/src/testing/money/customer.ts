import { setTimeout as pause } from 'node:timers/promises';
import { shortPdf } from '../short-pdf.ts';

const cards = { good: '4242 4242 4242 4242', bad: '4000 0000 0000 0002' };
const plans = [5, 10, 20];

/** Somebody who buys, grades, claims, deletes and unsubscribes without end, in any order, until the host is gone. */
export async function beCustomer(address: string, token: string, name: string, onAct: () => void): Promise<void> {
  let step = 0;
  const ask = async <Reply>(method: string, path: string, body?: object, visitor = false): Promise<Reply> => {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(visitor ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await answer.json()) as Reply;
  };

  async function upload(visitor: boolean): Promise<string> {
    const bytes = shortPdf([`${name} ${step}`, Math.random() < 0.15 ? 'encrypted' : 'a good resume']);
    const request = { fileName: `${name}.pdf`, type: 'application/pdf', size: bytes.length };
    const path = visitor ? '/resume/public-request-upload' : '/resume/request-upload';
    const { url, resumeId } = await ask<{ url: string; resumeId: string }>('POST', path, request, visitor);
    const headers = { 'content-type': 'application/pdf' };
    await fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers });
    return resumeId;
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
    // Half of the people close the window before they are led back.
    if (paid.status !== 303 || Math.random() < 0.5) return;
    const sessionId = new URL(paid.headers.get('location') ?? '').searchParams.get('session');
    await ask('POST', '/billing/confirm', { sessionId });
  }

  async function grade() {
    const resumeId = await upload(false);
    await ask('POST', '/grading/start', { resumeId });
    if (Math.random() < 0.15) await ask('DELETE', `/resume/${resumeId}`);
  }

  async function claim() {
    const resumeId = await upload(true);
    await ask('POST', '/grading/public-start', { resumeId }, true);
    await pause(Math.random() * 100);
    await ask('POST', '/resume/claim-public', { resumeId });
  }

  const acts = [buy, grade, grade, claim, async () => await ask('DELETE', '/unsubscribe')];
  for (;;) {
    step += 1;
    await acts[Math.floor(Math.random() * acts.length)]?.();
    onAct();
  }
}
