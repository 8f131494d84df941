import * as contract from '@redmark/contract';
import { startTestApp } from '../start-test-app.ts';
import { steeredMail } from '../steered-mail.ts';

export const hiringWishes: contract.HiringWishes = {
  company: 'Erie Lanes',
  person: 'Tomas Ferrer',
  role: 'Data Analyst',
  region: 'United States',
  place: 'Cleveland',
  workplace: 'Hybrid',
  salaryFrom: 70_000,
  salaryTo: 90_000,
  currency: 'USD',
  mustHave: ['SQL', 'Tableau'],
  niceToHave: ['Python'],
  years: 3,
  advert: '',
};

const analyst = ['Title: Data Analyst', '- Built reports in SQL and Tableau for 12 managers'];

/** The app with one confirmed request, and people who consent to be found for it. */
export async function startHiring(wishes: contract.HiringWishes = hiringWishes, settings: Record<string, string> = {}) {
  const { mail, steered, sent } = steeredMail();
  const app = await startTestApp({ mail, settings });
  await app.call(contract.sendHiringRequest, { body: { email: 'tomas@erie.example', wishes } });
  const key = /key=([\w-]+)/.exec(sent[0]?.email.text ?? '')?.[1] ?? '';
  await app.call(contract.confirmHiringRequest, { body: { key } });
  await app.features.requests.settled();
  const { id: requestId } = await app.db.selectFrom('hiring_request').select('id').executeTakeFirstOrThrow();

  const operatorToken = app.signIn('two_steps');

  return {
    ...app,
    sent,
    steered,
    requestId,
    operatorToken,
    requestKey: key,
    /** Signs in somebody who consents and whose resume, with these lines, is graded. */
    async join(lines: string[] = ['Place: Cleveland, OH', ...analyst], { consents = true } = {}) {
      const token = app.signIn();
      const resumeId = await app.graded(token, lines);
      if (consents) await app.call(contract.giveConsent, { body: { recruiting: true }, token });
      await app.features.candidates.sweep();
      const { owner_id: accountId } = await app.db
        .selectFrom('resume')
        .select('owner_id')
        .where('id', '=', resumeId)
        .executeTakeFirstOrThrow();
      return { token, resumeId, accountId: accountId ?? '' };
    },
    async find(filters: Partial<contract.CandidateFilters> = {}) {
      const body = { region: true, place: false, remote: false, salary: true, ...filters };
      const params = { id: requestId };
      return (await app.call(contract.findCandidates, { params, body, token: operatorToken })).candidates;
    },
  };
}
