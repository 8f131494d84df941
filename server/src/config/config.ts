import { availableParallelism } from 'node:os';
import { processorKinds } from '@redmark/contract';
import { z } from 'zod';
import { CannotStart } from '../base/cannot-start.ts';
import { parseProcessors } from './parse-processors.ts';

/**
 * Every choice of an installation, read once at the start. Each choice brings the settings it needs; what a choice
 * does not need is not read. A value nobody knows stops the start: falling back to a default would hide a typo.
 */
const general = z.object({
  HOST: z.string().default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where the embedded database, the files on disk and generated secrets live. */
  DATA_FOLDER: z.string().min(1).default('data'),
  /** How browsers reach this installation, when that is not the address they asked. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** How many proxies in front of this host may tell the visitor's address. */
  PROXY_HOPS: z.coerce.number().int().min(0).default(0),
  ADDRESS_LIMITS: z.enum(['on', 'off']).default('on'),
  /** Whether a visitor's report stays closed until the upload is attached to an account. */
  SEALED_REPORTS: z.enum(['on', 'off']).default('on'),
  /** Credits of a new account, once its address is verified. */
  WELCOME_CREDITS: z.coerce.number().int().min(0).max(1000).default(1),
  /** Keys the digests by which an installation knows who had welcome credits. */
  DIGEST_SECRET: z.string().min(32).optional(),
  /** How many notes of each category accounts see that never bought anything; all, where it is not set. */
  FREE_NOTES: z.coerce.number().int().min(0).max(1000).optional(),
  /** With `on`, pages show that the website is under maintenance and calls are refused, both with status 503. */
  MAINTENANCE: z.enum(['on', 'off']).default('off'),
  /** Who is told of contact messages; the support address where none is set. */
  OPERATOR_EMAIL: z.email().optional(),
  /** Opens the operator's own calls; without it they are refused. */
  OPERATOR_TOKEN: z.string().min(32).optional(),
  /** Services the privacy policy names besides those that other settings chose, read by `processors.ts`. */
  PROCESSORS: z
    .string()
    .refine((list) => parseProcessors(list) !== undefined, {
      error: `written as \`name: what for; name (kind): what for\`, where a kind is ${processorKinds.join(', ')}`,
    })
    .optional(),
  /** The page with the e-mails that were not sent; on where only this machine can reach the product at all. */
  OUTBOX_PAGE: z.enum(['on', 'off']).optional(),
  /** Lets whoever sits at this machine move the clock of the server. */
  TEST_HOOKS: z.enum(['on', 'off']).default('off'),
  /** How long requests and gradings at hand may take to end when the host is told to stop, in seconds. */
  STOP_SECONDS: z.coerce.number().int().min(5).max(600).default(25),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
});

const database = z.discriminatedUnion('DATABASE', [
  z.object({ DATABASE: z.literal('embedded') }),
  z.object({ DATABASE: z.literal('postgres'), DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }) }),
]);

const storage = z.discriminatedUnion('STORAGE', [
  z.object({ STORAGE: z.literal('disk'), STORAGE_SECRET: z.string().min(32).optional() }),
  z.object({
    STORAGE: z.literal('s3'),
    S3_BUCKET: z.string().min(1),
    S3_REGION: z.string().min(1),
    S3_ENDPOINT: z.url().optional(),
    S3_ACCESS_KEY_ID: z.string().min(1),
    S3_SECRET_ACCESS_KEY: z.string().min(1),
    S3_FORCE_PATH_STYLE: z.stringbool().default(false),
  }),
]);

const gradings = {
  /** Gradings this host runs at once. With 0 it only serves, and other hosts grade. */
  GRADER_WORKERS: z.coerce.number().int().min(0).max(64).default(availableParallelism),
};

/** The grader as a function: who calls it and who serves it must say the same. */
const gradeFunction = {
  FUNCTION_NAME: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .default('redmark-grader'),
  FUNCTION_REGION: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]+)+-\d$/)
    .default('us-east-1'),
  FUNCTION_KEY_ID: z.string().min(16),
  FUNCTION_SECRET_ACCESS_KEY: z.string().min(32),
};

const graders = z.discriminatedUnion('GRADERS', [
  z.object({ GRADERS: z.literal('threads'), ...gradings }),
  z.object({
    GRADERS: z.literal('lambda'),
    ...gradings,
    ...gradeFunction,
    FUNCTION_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  }),
]);

const identity = z.discriminatedUnion('IDENTITY', [
  z.object({
    IDENTITY: z.literal('embedded'),
    IDENTITY_SECRET: z.string().min(32).optional(),
    IDENTITY_REGION: z
      .string()
      .regex(/^[a-z]{2}(-[a-z]+)+-\d$/)
      .default('us-east-1'),
    /** How people may sign in: `srp`, `password`, `code`. Only the first never shows a password to the server. */
    SIGN_IN_FLOWS: z
      .string()
      .transform((list) => list.split(',').map((flow) => flow.trim()))
      .pipe(z.array(z.enum(['srp', 'password', 'code'])).min(1))
      .optional(),
    REFRESH_ROTATION: z.enum(['on', 'off']).default('on'),
    /** Signs the operator's calls to the directory; without both, all of them are refused. */
    IDENTITY_ADMIN_KEY_ID: z.string().min(16).optional(),
    IDENTITY_ADMIN_SECRET: z.string().min(32).optional(),
  }),
  z.object({
    IDENTITY: z.literal('cognito'),
    COGNITO_REGION: z.string().min(1),
    COGNITO_USER_POOL_ID: z.string().regex(/^[\w-]+_[0-9a-zA-Z]+$/),
    COGNITO_CLIENT_ID: z.string().min(1),
    /** What the pool mails after sign-up: a code to type, or a link to open. */
    COGNITO_VERIFICATION: z.enum(['code', 'link']).default('code'),
    COGNITO_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  }),
]);

const mail = z.discriminatedUnion('MAIL', [
  z.object({ MAIL: z.literal('outbox'), MAIL_FROM: z.email().default('no-reply@redmark.example') }),
  z.object({ MAIL: z.literal('smtp'), MAIL_FROM: z.email(), SMTP_URL: z.url({ protocol: /^smtps?$/ }) }),
]);

const payments = z.discriminatedUnion('PAYMENTS', [
  z.object({ PAYMENTS: z.literal('sandbox') }),
  z.object({
    PAYMENTS: z.literal('stripe'),
    STRIPE_SECRET_KEY: z.string().regex(/^[sr]k_/),
    STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_/),
  }),
]);

const Config = general
  .and(database)
  .and(storage)
  .and(graders)
  .and(identity)
  .and(mail)
  .and(payments)
  .check((context) => {
    const { DATABASE, STORAGE, GRADER_WORKERS } = context.value;
    if (DATABASE === 'embedded' && GRADER_WORKERS === 0)
      context.issues.push({
        code: 'custom',
        path: ['GRADER_WORKERS'],
        message: 'with DATABASE=embedded no other host can grade, so this one must',
        input: GRADER_WORKERS,
      });
    const secret = STORAGE === 'disk' ? context.value.STORAGE_SECRET : undefined;
    if (DATABASE === 'postgres' && STORAGE === 'disk' && secret === undefined)
      context.issues.push({
        code: 'custom',
        path: ['STORAGE_SECRET'],
        message: 'needed with DATABASE=postgres, where several hosts must sign alike',
        input: secret,
      });
    const { IDENTITY, DIGEST_SECRET } = context.value;
    if (DATABASE === 'postgres' && IDENTITY === 'cognito' && DIGEST_SECRET === undefined)
      context.issues.push({
        code: 'custom',
        path: ['DIGEST_SECRET'],
        message: 'needed with DATABASE=postgres and IDENTITY=cognito, where several hosts must know who was welcomed',
        input: DIGEST_SECRET,
      });
    for (const name of ['TEST_HOOKS', 'OUTBOX_PAGE'] as const)
      if (context.value[name] === 'on' && context.value.PUBLIC_URL !== undefined)
        context.issues.push({
          code: 'custom',
          path: [name],
          message: 'never on an installation that others can reach',
          input: context.value[name],
        });
  });
export type Config = z.infer<typeof Config>;

const embedded = {
  DATABASE: 'embedded',
  STORAGE: 'disk',
  GRADERS: 'threads',
  IDENTITY: 'embedded',
  MAIL: 'outbox',
  PAYMENTS: 'sandbox',
};

/** Simulations that must be asked for where others can reach the installation. */
const simulated = {
  MAIL: 'with PUBLIC_URL say MAIL=smtp; or MAIL=outbox, if letters with codes shall stay in a folder and reach nobody',
  PAYMENTS: 'with PUBLIC_URL say PAYMENTS=stripe; or PAYMENTS=sandbox, if everybody may buy for nothing',
};

export function readConfig(environment: Environment): Config {
  const given = withoutBlanks(environment);
  const mustSay = Object.entries(simulated).filter(
    ([name]) => given.PUBLIC_URL !== undefined && given[name] === undefined,
  );
  if (mustSay.length > 0)
    throw new CannotStart(
      'settings',
      ['The environment is not complete:', ...mustSay.map(([name, why]) => `✖ ${why}\n  → at ${name}`)].join('\n'),
    );
  return checked(Config, { ...embedded, ...given });
}

/** What a host needs that is the function and nothing else. */
const FunctionConfig = general
  .pick({ HOST: true, PORT: true, STOP_SECONDS: true, LOG_LEVEL: true })
  .extend({ GRADER_WORKERS: gradings.GRADER_WORKERS.pipe(z.number().min(1)), ...gradeFunction });
export type FunctionConfig = z.infer<typeof FunctionConfig>;

export function readFunctionConfig(environment: Environment): FunctionConfig {
  return checked(FunctionConfig, environment);
}

type Environment = Record<string, string | undefined>;

function checked<Read>(choices: z.ZodType<Read>, environment: Environment): Read {
  const read = choices.safeParse(withoutBlanks(environment));
  if (read.success) return read.data;
  throw new CannotStart('settings', `The environment is not complete:\n${z.prettifyError(read.error)}`);
}

/** A variable that is set to nothing is not set. */
function withoutBlanks(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
}
