import { isThisMachine } from '../base/this-machine.ts';
import type { Choices } from './choices.ts';

type Contradiction = { name: string; why: string };

/** Whether this process serves people, or only grades what others serve. */
export type Role = 'host' | 'worker';

/** Choices that are right by themselves and wrong together. */
export function* contradictionsIn(choices: Choices, role: Role): Generator<Contradiction> {
  const { DATABASE, STORAGE, GRADERS, IDENTITY } = choices;
  if (DATABASE === 'embedded' && choices.GRADER_WORKERS === 0)
    yield { name: 'GRADER_WORKERS', why: 'with DATABASE=embedded no other host can grade, so this one must' };
  if (DATABASE === 'postgres') yield* secretsOfManyHosts(choices, role);
  if (STORAGE === 's3') yield* halfAKey(choices, 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY');
  if (GRADERS === 'lambda') {
    yield* halfAKey(choices, 'FUNCTION_KEY_ID', 'FUNCTION_SECRET_ACCESS_KEY');
    const region = /^arn:[^:]*:lambda:([^:]+)/.exec(choices.FUNCTION_NAME)?.[1];
    if (region !== undefined && region !== choices.FUNCTION_REGION)
      yield { name: 'FUNCTION_REGION', why: `the ARN names another region: say FUNCTION_REGION=${region}` };
  }
  if (IDENTITY === 'embedded') yield* halfAKey(choices, 'IDENTITY_ADMIN_KEY_ID', 'IDENTITY_ADMIN_SECRET');
  if (choices.MAIL === 'smtp') yield* halfAKey(choices, 'SMTP_USER', 'SMTP_PASSWORD');
  if (choices.INVOICE_TAX_RATE !== undefined && choices.INVOICE_TAX_NUMBER === undefined)
    yield { name: 'INVOICE_TAX_NUMBER', why: 'needed with INVOICE_TAX_RATE: an invoice with tax names it' };
  if (choices.PUBLIC_URL !== undefined) yield* playedInPublic(choices, choices.PUBLIC_URL);
}

function* secretsOfManyHosts(choices: Choices, role: Role): Generator<Contradiction> {
  if (choices.STORAGE === 'disk' && choices.STORAGE_SECRET === undefined)
    yield { name: 'STORAGE_SECRET', why: 'needed with DATABASE=postgres, where several hosts must sign alike' };
  if (choices.IDENTITY === 'embedded' && choices.IDENTITY_SECRET === undefined && role === 'host')
    yield {
      name: 'IDENTITY_SECRET',
      why: 'needed with DATABASE=postgres: made by one host, no other could read passwords, and nobody without its disk',
    };
  if (choices.IDENTITY === 'cognito' && choices.DIGEST_SECRET === undefined && role === 'host')
    yield {
      name: 'DIGEST_SECRET',
      why: 'needed with DATABASE=postgres and IDENTITY=cognito, where several hosts must know who was welcomed',
    };
}

function* halfAKey(choices: object, id: string, secret: string): Generator<Contradiction> {
  const has = (name: string) => new Map(Object.entries(choices)).get(name) !== undefined;
  if (has(id) !== has(secret)) yield { name: has(id) ? secret : id, why: `${id} and ${secret} belong together` };
}

/** What plays at something is never public by mistake, so it must be said twice. */
function* playedInPublic(choices: Choices, publicUrl: string): Generator<Contradiction> {
  for (const name of ['TEST_HOOKS', 'OUTBOX_PAGE'] as const)
    if (choices[name] === 'on') yield { name, why: 'never on an installation that others can reach' };
  if (isThisMachine(publicUrl)) return;
  if (choices.PAYMENTS === 'sandbox' && choices.ALLOW_SANDBOX_PAYMENTS === 'no')
    yield {
      name: 'PAYMENTS',
      why: `with ${publicUrl} everybody could buy for nothing. Say PAYMENTS=stripe; or ALLOW_SANDBOX_PAYMENTS=yes, if that is meant`,
    };
  if (choices.MAIL === 'outbox' && choices.ALLOW_UNSENT_MAIL === 'no')
    yield {
      name: 'MAIL',
      why: `with ${publicUrl} codes would stay in a folder and nobody could sign up. Say MAIL=smtp; or ALLOW_UNSENT_MAIL=yes, if that is meant`,
    };
}
