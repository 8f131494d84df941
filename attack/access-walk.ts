import { randomUUID } from 'node:crypto';
import { shortPdf } from '../server/src/testing/reports/short-pdf.ts';
import { ask, type Check, grade, newPerson, put, type Target, uploadLink } from './target.ts';

type Operation = { security?: unknown[]; requestBody?: unknown; parameters?: { name: string; in: string }[] };

/** Every call of the API without a token, with worthless tokens, and with somebody else's. */
export async function accessWalk(target: Target): Promise<Check[]> {
  const [owner, stranger] = [await newPerson(target), await newPerson(target)];
  const { resumeId, url } = await uploadLink(target, owner.token);
  await put(target, url, shortPdf());
  await grade(target, resumeId, owner.token);
  const before = await ask(target, 'GET', `/api/resume/analysis-result/${resumeId}`, { token: owner.token });

  const checks: Check[] = [];
  const { json: description } = await ask(target, 'GET', '/api/docs/json');
  const paths = description.paths as Record<string, Record<string, Operation>>;
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      if (!operation.security?.length) continue;
      const url = path.replace(/\{[^}]+\}/g, resumeId);
      const body = operation.requestBody ? bodyFor(path, resumeId) : undefined;
      const send = async (token?: string) => (await ask(target, method.toUpperCase(), url, { body, token })).status;
      const worthless = await Promise.all([send(), ...forged(owner.token).map(send)]);
      checks.push({
        name: `${method.toUpperCase()} ${path} without a good token`,
        held: worthless.every((status) => status === 401 || status === 403),
        seen: [...new Set(worthless)].join(', '),
      });
      if (!path.includes('{') && !byBody.includes(path)) continue;
      const [foreign, unknown] = await Promise.all(
        [resumeId, randomUUID()].map(async (id) => {
          const answer = await ask(target, method.toUpperCase(), path.replace(/\{[^}]+\}/g, id), {
            body: operation.requestBody ? bodyFor(path, id) : undefined,
            token: stranger.token,
          });
          return `${answer.status} ${String(answer.json.code ?? '')}`;
        }),
      );
      checks.push({
        name: `${method.toUpperCase()} ${path} of somebody else is as if it did not exist`,
        held: foreign === unknown && /^4/.test(foreign ?? ''),
        seen: foreign ?? '',
      });
    }
  const after = await ask(target, 'GET', `/api/resume/analysis-result/${resumeId}`, { token: owner.token });
  checks.push({
    name: 'the report of the owner is as it was',
    held: after.status === 200 && JSON.stringify(after.json.grading) === JSON.stringify(before.json.grading),
    seen: String(after.status),
  });
  return [...checks, ...(await sealed(target, stranger.token))];
}

/** A visitor's report reveals nothing before it is claimed, whoever asks for it by its id. */
async function sealed(target: Target, token: string): Promise<Check[]> {
  const { resumeId, url } = await uploadLink(target);
  await put(target, url, shortPdf());
  await grade(target, resumeId);
  const calls = ['analysis-result', 'public-analysis-result', 'close-reading', 'public-close-reading', 'marked-pdf'];
  const answers = await Promise.all(
    calls.flatMap((call) =>
      [undefined, token].map(
        async (one) => await ask(target, 'GET', `/api/resume/${call}/${resumeId}`, { token: one }),
      ),
    ),
  );
  const revealing = answers.filter(({ json }) => json.grading != null || json.scoring != null || json.reading != null);
  return [
    { name: 'a sealed report is shown to nobody', held: revealing.length === 0, seen: `${answers.length} answers` },
  ];
}

/** Calls that name a resume in their body. */
const byBody = ['/api/thumbnail/request-upload', '/api/grading/start'];

const bodyFor = (path: string, resumeId: string) =>
  path.includes('/done/') ? { number: 1, done: true } : { resumeId };

/** Tokens that look real: unsigned, signed by somebody else, changed, of another kind. */
function forged(token: string): string[] {
  const [head = '', body = '', signature = ''] = token.split('.');
  const coded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  return [
    'null',
    randomUUID(),
    `${coded({ alg: 'none', typ: 'JWT' })}.${body}.`,
    `${coded({ alg: 'HS256', typ: 'JWT' })}.${body}.${signature}`,
    `${head}.${coded({ ...claims, exp: 9_999_999_999 })}.${signature}`,
    `${head}.${coded({ ...claims, sub: randomUUID() })}.${signature}`,
    `${head}.${body}.${Buffer.alloc(256, 7).toString('base64url')}`,
    `${head}.${body}`,
  ];
}
