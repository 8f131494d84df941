import { availableParallelism } from 'node:os';
import { processorKinds } from '@redmark/contract';
import { z } from 'zod';
import { headerList, mailbox, notAnAddress } from './formats.ts';
import { invoices } from './invoices.ts';
import { parseProcessors } from './parse-processors.ts';

/**
 * The variables of an installation. Each choice has its own settings; those of choices not made are not read. An unknown
 * value stops the start: falling back to a default would hide a typo.
 */
export const general = z.object({
  /** A file with name, colours, prices and the rest of the operator's own; see `docs/branding.md`. */
  BRAND_FILE: z.string().min(1).optional(),
  HOST: z.string().default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where the embedded database, the files on disk and generated secrets live. */
  DATA_FOLDER: z.string().min(1).default('data'),
  /** The public origin, when it differs from the address of the request. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** Whether browsers are told that all names below this one have certificates, too. */
  HSTS_SUBDOMAINS: z.enum(['on', 'off']).default('off'),
  /** Where webhooks may lead: `any` also allows this machine, private networks and plain http. */
  WEBHOOKS: z.enum(['public', 'any']).default('public'),
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
  /** A collector of OpenTelemetry traces, without `/v1/traces`. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerList.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('redmark'),
  /** The part of all traces that is sent. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Opens the metrics to a Prometheus on another machine. */
  METRICS_TOKEN: z.string().min(32).optional(),
  ...invoices,
});

const database = z.discriminatedUnion('DATABASE', [
  z.object({ DATABASE: z.literal('embedded') }),
  z.object({
    DATABASE: z.literal('postgres'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: notAnAddress('postgres://user:password@host/name') }),
    /** Certificates of the authority that vouches for the server; with it, connections are encrypted and checked. */
    DATABASE_CA_FILE: z.string().min(1).optional(),
    /** Connections of this host for calls, and for the queue besides. */
    DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(500).default(10),
    QUEUE_CONNECTIONS: z.coerce.number().int().min(1).max(100).default(3),
  }),
]);

const storage = z.discriminatedUnion('STORAGE', [
  z.object({ STORAGE: z.literal('disk'), STORAGE_SECRET: z.string().min(32).optional() }),
  z.object({
    STORAGE: z.literal('s3'),
    S3_BUCKET: z.string().min(1),
    S3_REGION: z.string().min(1),
    S3_ENDPOINT: z.url().optional(),
    /** Without a key, the one this machine has from its cloud is used. */
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    S3_FORCE_PATH_STYLE: z.stringbool().default(false),
  }),
]);

export const gradings = {
  /** Gradings this host runs at once. With 0 it only serves, and other hosts grade. */
  GRADER_WORKERS: z.coerce.number().int().min(0).max(64).default(availableParallelism),
};

const regionName = /^[a-z]{2}(-[a-z]+)+-\d$/;
/** The name of a function, with its alias or version, or its whole ARN. */
const functionReference = /^(arn:aws[\w-]*:lambda:[a-z\d-]+:\d{12}:function:)?[\w-]{1,64}(:[\w$-]{1,128})?$/;
const functionKey = { FUNCTION_KEY_ID: z.string().min(16), FUNCTION_SECRET_ACCESS_KEY: z.string().min(32) };
const functionRegion = { FUNCTION_REGION: z.string().regex(regionName).default('us-east-1') };

/** The grader as a function, on the host that is it. */
export const servedFunction = {
  FUNCTION_NAME: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .default('redmark-grader'),
  ...functionRegion,
  ...functionKey,
};

const graders = z.discriminatedUnion('GRADERS', [
  z.object({ GRADERS: z.literal('threads'), ...gradings }),
  z.object({
    GRADERS: z.literal('lambda'),
    ...gradings,
    FUNCTION_NAME: z.string().regex(functionReference).default('redmark-grader'),
    ...functionRegion,
    /** Without a key, the one this machine has from its cloud is used. */
    FUNCTION_KEY_ID: functionKey.FUNCTION_KEY_ID.optional(),
    FUNCTION_SECRET_ACCESS_KEY: functionKey.FUNCTION_SECRET_ACCESS_KEY.optional(),
    FUNCTION_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  }),
]);

const identity = z.discriminatedUnion('IDENTITY', [
  z.object({
    IDENTITY: z.literal('embedded'),
    IDENTITY_SECRET: z.string().min(32).optional(),
    IDENTITY_REGION: z.string().regex(regionName).default('us-east-1'),
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
  z.object({
    MAIL: z.literal('outbox'),
    MAIL_FROM: mailbox.optional(),
    ALLOW_UNSENT_MAIL: z.enum(['yes', 'no']).default('no'),
  }),
  z.object({
    MAIL: z.literal('smtp'),
    MAIL_FROM: mailbox,
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: notAnAddress('smtp://host:587') }),
    /** Besides the address, where they may have any character as they are. */
    SMTP_USER: z.string().min(1).optional(),
    SMTP_PASSWORD: z.string().min(1).optional(),
  }),
]);

/** What a checkout offers besides the price. */
const checkout = {
  CHECKOUT_PROMOTION_CODES: z.enum(['yes', 'no']).default('no'),
  CHECKOUT_TAX: z.enum(['none', 'exclusive', 'inclusive']).default('none'),
  CHECKOUT_INVOICES: z.enum(['yes', 'no']).default('no'),
};

const payments = z.discriminatedUnion('PAYMENTS', [
  z.object({
    PAYMENTS: z.literal('sandbox'),
    ALLOW_SANDBOX_PAYMENTS: z.enum(['yes', 'no']).default('no'),
    ...checkout,
  }),
  z.object({
    PAYMENTS: z.literal('stripe'),
    ...checkout,
    STRIPE_SECRET_KEY: z.string().regex(/^[sr]k_/),
    STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_/),
  }),
]);

export const Choices = general.and(database).and(storage).and(graders).and(identity).and(mail).and(payments);
export type Choices = z.infer<typeof Choices>;

const shapes = [
  general.shape,
  ...[database, storage, graders, identity, mail, payments].flatMap(({ options }) => options.map(({ shape }) => shape)),
];
/** Every variable this product reads. */
export const variableNames: readonly string[] = [...new Set(shapes.flatMap((shape) => Object.keys(shape)))];

/** Variables that may be given as a file. */
export const secretNames = [
  'DATABASE_URL',
  'DIGEST_SECRET',
  'FUNCTION_KEY_ID',
  'FUNCTION_SECRET_ACCESS_KEY',
  'IDENTITY_ADMIN_KEY_ID',
  'IDENTITY_ADMIN_SECRET',
  'IDENTITY_SECRET',
  'METRICS_TOKEN',
  'OPERATOR_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_PASSWORD',
  'SMTP_URL',
  'SMTP_USER',
  'STORAGE_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;
