import * as contract from '@redmark/contract';
import { shortPdf } from './reports/short-pdf.ts';
import { startTestApp } from './start-test-app.ts';
import { steeredMail } from './steered-mail.ts';
import { until } from './until.ts';

type Person = { token: string; id: string; email: string };

/** The app with letters that can be read, and people who make and join teams. `works`: whether letters can be sent. */
export async function startTeamApp(options: Parameters<typeof startTestApp>[0] = {}) {
  const { mail, steered, sent } = steeredMail();
  const app = await startTestApp({ mail, ...options });
  const { call, db } = app;

  async function person(): Promise<Person> {
    const token = app.signIn();
    const { email } = await call(contract.getUser, { token });
    const { id } = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    return { token, id, email };
  }

  const keyTo = (email: string) => {
    const letter = sent.findLast(({ to, email: { text } }) => to === email && text.includes('/team/join'));
    return /join\?key=([\w-]+)/.exec(letter?.email.text ?? '')?.[1] ?? '';
  };

  async function invite(owner: Person, email: string): Promise<string> {
    await call(contract.inviteMember, { body: { email }, token: owner.token });
    return keyTo(email);
  }

  return {
    ...app,
    sent,
    steered,
    person,
    keyTo,
    invite,

    async join(owner: Person, member: Person) {
      await call(contract.joinTeam, { body: { key: await invite(owner, member.email) }, token: member.token });
    },

    /** An owner with a team of that name. */
    async team(name = 'Lakeside Careers'): Promise<Person> {
      const owner = await person();
      await call(contract.makeTeam, { body: { name }, token: owner.token });
      return owner;
    },

    async startOne({ token }: Person, words = 'a resume') {
      const resumeId = await app.upload(shortPdf([words, crypto.randomUUID()]), token);
      const { statusCode, body } = await app.send(contract.startGrading, { body: { resumeId }, token });
      return { resumeId, statusCode, body };
    },

    /** Waits until no grading is under way. */
    async allEnded() {
      await until(async () => {
        const reviews = await db.selectFrom('review').select('state').execute();
        return reviews.every(({ state }) => state !== 'queued' && state !== 'running');
      });
    },

    balance: async ({ token }: Person) => (await call(contract.getUser, { token })).credits,
    read: async ({ token }: Person) => (await call(contract.readTeam, { token })).team,

    /** The status and the code of a refused call. */
    async refused(...asked: Parameters<typeof app.send>) {
      const answer = await app.send(...asked);
      return [answer.statusCode, answer.json().code];
    },
  };
}
