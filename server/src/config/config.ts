import { availableParallelism } from 'node:os';
import { processorKinds } from '@redmark/contract';
import { z } from 'zod';
import { CannotStart } from '../base/cannot-start.ts';
import { parseProcessors } from './parse-processors.ts';

/**
 * The configuration of an installation, read once at the start. Each choice has its own settings; those of choices not
 * made are not read. An unknown value stops the start: falling back to a default would hide a typo.
 */
const general = z.object({
  HOST: z.string().default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where the embedded database, the files on disk and generated secrets live. */
  DATA_FOLDER: z.string().min(1).default('data'),
  /** The public origin, when it differs from the address of the request. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** How many proxies in front of this host are trusted to report the visitor's address. */
  PROXY_HOPS: z.coerce.number().int().min(0).default(0),
  ADDRESS_LIMITS: z.enum(['on', 'off']).default('on'),
  /** Whether a visitor's report stays sealed until the upload is attached to an account. */
  SEALED_REPORTS: z.enum(['on', 'off']).default('on'),
  /** Credits of a new account, once its address is verified. */
  WELCOME_CREDITS: z.coerce.number().int().min(0).max(1000).default(1),
  /** Keys the digests that record who had welcome credits. */
  DIGEST_SECRET: z.string().min(32).optional(),
  /** How many findings of each category are shown to accounts that never bought anything; all, if not set. */
  FREE_NOTES: z.coerce.number().int().min(0).max(1000).optional(),
  /** With `on`, pages say that the website is under maintenance and calls are refused, both with status 503. */
  MAINTENANCE: z.enum(['on', 'off']).default('off'),
  /** Receives contact messages; the support address, if not set. */
  OPERATOR_EMAIL: z.email().optional(),
  /** Authorises the operator's endpoints; without it they are refused. */
  OPERATOR_TOKEN: z.string().min(32).optional(),
  /** Additional processors for the privacy policy, besides those implied by other settings; see `processors.ts`. */
  PROCESSORS: z
    .string()
    .refine((list) => parseProcessors(list) !== undefined, {
      error: `written as \`name: what for; name (kind): what for\`, where a kind is ${processorKinds.join(', ')}`,
    })
    .optional(),
  /** The page of unsent e-mails; on by default only where nothing but this machine can reach the product. */
  OUTBOX_PAGE: z.enum(['on', 'off']).optional(),
  /** Allows moving the server's clock, from this machine only. */
  TEST_HOOKS: z.enum(['on', 'off']).default('off'),
  /** How long running requests and gradings may take to complete at shutdown, in seconds. */
  STOP_SECONDS: z.coerce.number().int().min(5).max(600).default(25),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** A port of its own for health and metrics, which no proxy passes on; workers have no other. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Opens the metrics to a Prometheus on another machine. */
  METRICS_TOKEN: z.string().min(32).optional(),
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

/** The grader as a function: the calling and the serving host must have the same settings. */
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
    /** Enabled sign-in flows: `srp`, `password`, `code`. Only `srp` never reveals a password to the server. */
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

/** Simulations, which must be chosen explicitly where others can reach the installation. */
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

/** The settings of a host that only serves the grading function. */
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

/** Treats a variable with an empty value as unset. */
function withoutBlanks(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
}
