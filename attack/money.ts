import { randomUUID } from 'node:crypto';
import { resumeLines, shortPdf } from '../server/src/testing/reports/short-pdf.ts';
import {
  ask,
  type Check,
  directory,
  grade,
  newAddress,
  newPerson,
  type Person,
  put,
  type Target,
  uploadLink,
} from './target.ts';

const resumeOf = (name: string) =>
  shortPdf([
    name,
    `${name.toLowerCase().replace(/\W/g, '.')}@example.org | +1 212 555 0100 | New York, NY`,
    ...resumeLines.slice(2),
  ]);

const creditsOf = async (target: Target, { token }: Person) =>
  Number((await ask(target, 'GET', '/api/get-user', { token })).json.credits);

/** Ways to get a grading or credits for nothing. */
export async function money(target: Target): Promise<Check[]> {
  return [
    await exchanged(target),
    await manyStarts(target),
    ...(await claims(target)),
    ...(await writtenCredits(target)),
    ...(await welcomes(target)),
  ];
}

/** A visitor's link gets the file that was paid for, is checked, and then gets another file. */
async function exchanged(target: Target): Promise<Check> {
  const person = await newPerson(target);
  const [paid, other] = [resumeOf('Paid Person'), resumeOf('Other Person')];
  const own = await uploadLink(target, person.token);
  await put(target, own.url, paid);
  await grade(target, own.resumeId, person.token);
  const { resumeId, url } = await uploadLink(target);
  await put(target, url, paid);
  await ask(target, 'POST', '/api/thumbnail/public-request-upload', { body: { resumeId } });
  const again = await put(target, url, other);
  await grade(target, resumeId);
  const { token } = person;
  await ask(target, 'POST', '/api/resume/claim-public', { body: { resumeId }, token });
  const report = await ask(target, 'GET', `/api/resume/analysis-result/${resumeId}`, { token });
  const isOther = JSON.stringify(report.json.grading ?? {}).includes('Other');
  return {
    name: 'a file exchanged behind an upload link is not graded for nothing',
    held: again.status >= 400 && !isOther,
    seen: `second file ${again.status}, report ${report.status}`,
  };
}

async function manyStarts(target: Target): Promise<Check> {
  const person = await newPerson(target);
  const before = await creditsOf(target, person);
  const links = await Promise.all(Array.from({ length: 12 }, () => uploadLink(target, person.token)));
  await Promise.all(links.map(({ url }, n) => put(target, url, resumeOf(`Person ${'ABCDEFGHIJKL'[n]}`))));
  const { token } = person;
  const starts = await Promise.all(
    links.map(({ resumeId }) => ask(target, 'POST', '/api/grading/start', { body: { resumeId }, token })),
  );
  const begun = starts.filter(({ status }) => status === 200);
  for (const { json } of begun) await grade(target, String(json.resumeId), token);
  const after = await creditsOf(target, person);
  return {
    name: 'twelve starts at once with one credit grade one resume',
    held: before === 1 && begun.length === 1 && after === 0,
    seen: `${begun.length} begun, ${before} → ${after} credits`,
  };
}

async function claims(target: Target): Promise<Check[]> {
  const { resumeId, url } = await uploadLink(target);
  await put(target, url, resumeOf('Claimed Person'));
  await grade(target, resumeId);
  const people = await Promise.all([1, 2, 3].map(() => newPerson(target)));
  const answers = await Promise.all(
    people.flatMap(({ token }) =>
      [1, 2].map(() => ask(target, 'POST', '/api/resume/claim-public', { body: { resumeId }, token })),
    ),
  );
  const spent = (await Promise.all(people.map((person) => creditsOf(target, person)))).filter(
    (credits) => credits === 0,
  );
  return [
    {
      name: 'of three accounts that claim one report at once, one gets it and pays once',
      held: spent.length === 1 && answers.every(({ status }) => status < 500),
      seen: `${spent.length} paid`,
    },
  ];
}

async function writtenCredits(target: Target): Promise<Check[]> {
  const person = await newPerson(target);
  const before = await creditsOf(target, person);
  const tried = [{ credits: 100 }, { credits: '100' }, { credits: -5 }, { firstName: 'A', credits: 1e9 }];
  const answers = await Promise.all(
    tried.map((body) => ask(target, 'PUT', '/api/update-user', { body, token: person.token })),
  );
  const message = { id: 'evt_1', type: 'invoice.paid', data: { object: { id: randomUUID() } } };
  const forged = await ask(target, 'POST', '/api/billing/webhook', { body: message });
  const after = await creditsOf(target, person);
  return [
    {
      name: 'credits cannot be written, and messages of the payment company cannot be forged',
      held: after === before && answers.every(({ status }) => status === 403 || status === 400) && forged.status >= 400,
      seen: `${answers.map(({ status }) => status).join(', ')}; message ${forged.status}`,
    },
  ];
}

/** Welcome credits for the same mailbox again: deleted in the directory or in the product, with a tag, with dots. */
async function welcomes(target: Target): Promise<Check[]> {
  const email = newAddress();
  const checks: Check[] = [];
  const again = async (name: string, address: string) => {
    const person = await newPerson(target, address);
    const credits = await creditsOf(target, person);
    checks.push({ name: `no second welcome: ${name}`, held: credits === 0, seen: `${credits} credits` });
    return person;
  };
  const first = await newPerson(target, email);
  await creditsOf(target, first);
  await ask(target, 'DELETE', '/api/delete-user', { token: first.token });
  const second = await again('after deleting the account', email);
  await directory(target, 'DeleteUser', { AccessToken: second.token });
  await again('after deleting the sign-in', email);
  await again('with a tag', email.replace('@', '+again@'));
  const dotted = `ab${randomUUID().slice(0, 8)}`;
  await creditsOf(target, await newPerson(target, `${dotted}@gmail.com`));
  await again('with dots where they mean nothing', `a.b${dotted.slice(2)}@googlemail.com`);
  return checks;
}
