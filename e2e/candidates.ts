import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import * as contract from '@redmark/contract';
import { newAccount, newSession, url } from './account.ts';
import { resumeFile } from './visitor.ts';

const outbox = join(process.env.E2E_DATA ?? 'data', 'outbox');

/** One call of the API, as a program makes it; returns what it answers. */
async function callApi(endpoint: contract.Endpoint, body?: object, token?: string, id = '') {
  const response = await fetch(`${url}/api${endpoint.path.replace(':id', id)}`, {
    method: endpoint.method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${endpoint.path} answered ${JSON.stringify(answer)}`);
  return answer;
}

/** A software engineer of Leeds with that first name, who consents and whose resume is graded. */
export async function newCandidate(firstName: string) {
  const { email } = await newAccount({ firstName });
  const { AccessToken: token } = await newSession(email);
  await callApi(contract.getUser, undefined, token);
  const bytes = readFileSync(resumeFile);
  const file = { fileName: `${firstName}.pdf`, type: 'application/pdf', size: bytes.length };
  const link = contract.requestUpload.reply.parse(await callApi(contract.requestUpload, file, token));
  await fetch(new URL(link.url, url), { method: 'PUT', headers: { 'content-type': file.type }, body: bytes });
  const resume = { resumeId: link.resumeId };
  await callApi(contract.thumbnail, resume, token);
  await callApi(contract.startGrading, resume, token);
  // Refused with `not_graded` until the report is there.
  await expect(async () => await callApi(contract.analysisResult, undefined, token, link.resumeId)).toPass({
    timeout: 40_000,
  });
  const consent = async (recruiting: boolean) => void (await callApi(contract.giveConsent, { recruiting }, token));
  await consent(true);
  return { email, firstName, consent };
}

/** A request for such people, sent from a form's values and confirmed by the link of its letter. */
export async function newRequest(company: string) {
  const email = `employer-${crypto.randomUUID()}@erie.example`;
  const wishes = {
    company,
    person: 'Tomas Ferrer',
    role: 'Software Engineer',
    region: 'Western Europe',
    place: 'Leeds',
    workplace: 'Hybrid',
    salaryFrom: 60_000,
    salaryTo: 80_000,
    currency: 'GBP',
    mustHave: ['Go', 'PostgreSQL', 'TypeScript'],
    niceToHave: ['Kafka'],
    years: 5,
    advert: '',
  };
  await callApi(contract.sendHiringRequest, { email, wishes });
  await callApi(contract.confirmHiringRequest, { key: await keyInLetter(email, 'hiring/request') });
  return { email, company };
}

type LetterPage = 'hiring/request' | 'hiring/ask' | 'hiring/shortlist' | 'handover';

/** The key of the newest letter to somebody that links to this page. */
export async function keyInLetter(email: string, page: LetterPage, not?: string): Promise<string> {
  let key: string | undefined;
  await expect(() => {
    const letters = readdirSync(outbox)
      .toSorted()
      .map((name) => readFileSync(join(outbox, name), 'utf8').replace(/=\r?\n/g, ''))
      .filter((source) => source.includes(email));
    const link = new RegExp(`/${page}\\?key=(?:3D)?([\\w-]+)`);
    key = letters.flatMap((source) => link.exec(source)?.[1] ?? []).at(-1);
    expect(key).toBeDefined();
    expect(key).not.toBe(not);
  }).toPass({ timeout: 10_000 });
  return key ?? '';
}
