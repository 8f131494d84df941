import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import * as contract from '@redmark/contract';
import { newAccount, newSession } from './account.ts';
import { callApi } from './call-api.ts';
import { chosenFile, gradedReport } from './graded-report.ts';
import { resumeFile } from './visitor.ts';

const outbox = join(process.env.E2E_DATA ?? 'data', 'outbox');

/** A software engineer of Leeds with that first name, who consents and whose resume is graded. */
export async function newCandidate(firstName: string) {
  const { email } = await newAccount({ firstName });
  const { AccessToken: token } = await newSession(email);
  await callApi(contract.getUser, undefined, token);
  await gradedReport(token, { ...chosenFile(resumeFile), name: `${firstName}.pdf` });
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
