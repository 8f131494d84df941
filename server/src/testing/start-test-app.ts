import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  analysisResult,
  type BodyOf,
  type CallOf,
  type Endpoint,
  type ParamsOf,
  publicRequestUpload,
  type ReplyOf,
  requestUpload,
  startGrading,
  thumbnail,
} from '@redmark/contract';
import { onTestFinished } from 'vitest';
import { createApp } from '../compose/app.ts';
import { createFeatures } from '../compose/features.ts';
import { gradeLines } from '../compose/grade-lines.ts';
import { observeJobs } from '../compose/observe-jobs.ts';
import { openPlatform } from '../compose/platform.ts';
import { readConfig } from '../config/config.ts';
import type { OpenDatabase } from '../database/open.ts';
import { UndescribedRefusal } from '../http/openapi/refusals-of.ts';
import type { Clearance } from '../platform/identity/identity.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Log } from '../process/log.ts';
import { shortPdf } from './reports/short-pdf.ts';
import { createSteeredGraders } from './steered-graders.ts';
import { emptyDatabase } from './stores/test-database.ts';
import { type TestUser, withTestUsers } from './test-users.ts';
import { until } from './until.ts';

type Options = {
  limits?: 'on' | 'off';
  grades?: boolean;
  webFolder?: string;
  bucket?: Storage;
  seals?: 'on' | 'off';
  /** Credits of every user who signs in. */
  credits?: number;
  maintenance?: 'on' | 'off';
  /** Findings of each category that are shown on the free plan. */
  freeNotes?: number;
  /** Replaces the outbox, to fail at will. */
  mail?: Mail;
  /** The key for the administrator's calls to the directory. */
  adminKey?: { id: string; secret: string };
  /** Receives the log. */
  log?: Log;
  /** Further variables. */
  settings?: Record<string, string>;
  /** An installation that is there already, with a database of its own. */
  restored?: { database: OpenDatabase; folder: string };
};
type Asked<E extends Endpoint> = {
  params?: ParamsOf<E>;
  query?: CallOf<E>['query'];
  body?: BodyOf<E>;
  token?: string;
};

/** Shared by all tests of a database, since the directory's keys in it are created once. */
export const identitySecret = 'only-for-tests-only-for-tests-only-for-tests';

export const pdfType = 'application/pdf';

export const operatorToken = 'operator-only-operator-only-operator';

/**
 * The real application on a real database and a real folder; only the clock, the users and the graders are controlled
 * by the test.
 */
export async function startTestApp({
  limits = 'off',
  grades = true,
  webFolder = '/nowhere',
  bucket,
  seals = 'off',
  credits = 10,
  maintenance = 'off',
  freeNotes,
  mail: ownMail,
  adminKey,
  log: ownLog,
  settings = {},
  restored,
}: Options = {}) {
  const database = restored?.database ?? (await emptyDatabase());
  const folder = restored?.folder ?? (await mkdtemp(join(tmpdir(), 'redmark-test-')));
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const errors: unknown[] = [];
  const log = (error: unknown) => void errors.push(error);
  onTestFinished(() => {
    for (const error of errors) if (error instanceof UndescribedRefusal) throw error;
  });
  const users = new Map<string, TestUser>();
  const steered = createSteeredGraders();
  const config = readConfig({
    DATA_FOLDER: folder,
    LOG_LEVEL: 'silent',
    IDENTITY_SECRET: identitySecret,
    ADDRESS_LIMITS: limits,
    SEALED_REPORTS: seals,
    WELCOME_CREDITS: String(credits),
    MAINTENANCE: maintenance,
    FREE_NOTES: freeNotes?.toString(),
    OPERATOR_TOKEN: operatorToken,
    IDENTITY_ADMIN_KEY_ID: adminKey?.id,
    IDENTITY_ADMIN_SECRET: adminKey?.secret,
    ...settings,
  });
  const platform = await openPlatform(config, 'host', {
    // Kept open, because other tests of this worker use it.
    database: { ...database, close: async () => {} },
    storage: bucket,
    graders: steered.graders,
    mail: ownMail,
    identity: (directory) => withTestUsers(directory, users),
    now: () => clock.now,
    logger: ownLog,
    log,
  });
  const { queue, mail } = platform.services;
  const { sandbox, outbox } = platform;
  if (!sandbox) throw new Error('Tests pay in the sandbox.');
  const features = createFeatures(platform, config);
  const app = await createApp(platform, features, config, webFolder);
  queue.work('webhook', { atOnce: 8, visitors: 8 }, features.webhooks.run);
  queue.work('letter', { atOnce: 2, visitors: 2 }, features.letters.run);
  if (grades) gradeLines(queue, { atOnce: 2, visitors: 2 }, observeJobs(features.grading.run, platform));
  onTestFinished(async () => {
    steered.letGo();
    await app.close();
    await platform.close();
    await features.contact.settled();
    await mail.settled();
    await rm(folder, { recursive: true, force: true });
  });

  async function send<E extends Endpoint>(endpoint: E, { params, query, body, token }: Asked<E> = {}) {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name) => String(params?.[name as keyof typeof params]));
    return await app.inject({
      method: endpoint.method,
      url: `/api${path}`,
      ...(query ? { query: query as Record<string, string> } : {}),
      ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
      ...(body ? { payload: body } : {}),
    });
  }

  async function call<E extends Endpoint>(endpoint: E, asked: Asked<E> = {}): Promise<ReplyOf<E>> {
    const answer = await send(endpoint, asked);
    if (answer.statusCode !== 200) throw new Error(`${endpoint.path} answered ${answer.statusCode}: ${answer.body}`);
    return answer.json();
  }

  async function put(url: string, bytes: Uint8Array, type = pdfType) {
    const { pathname, search } = new URL(url);
    return await app.inject({
      method: 'PUT',
      url: pathname + search,
      headers: { 'content-type': type },
      payload: Buffer.from(bytes),
    });
  }

  return {
    app,
    config,
    db: database.db,
    clock,
    errors,
    folder,
    features,
    platform,
    outbox,
    queue,
    sandbox,
    seen: steered.seen,
    hold: steered.hold,
    send,
    call,
    put,
    /** Signs a new user in and returns their token. */
    signIn(clearance: Clearance = 'none'): string {
      const token = randomUUID();
      users.set(token, { issuer: 'test', subject: randomUUID(), clearance });
      return token;
    },
    upload,
    /** Returns a graded resume of an account, with findings and these lines. */
    async graded(token: string, lines: string[] = []): Promise<string> {
      const resumeId = await upload(shortPdf(['noted', randomUUID(), ...lines]), token);
      await call(thumbnail, { body: { resumeId }, token });
      await call(startGrading, { body: { resumeId }, token });
      const asked = { params: { id: resumeId }, token };
      await until(async () => (await send(analysisResult, asked)).statusCode === 200);
      return resumeId;
    },
  };

  /** Returns a resume whose file has arrived. */
  async function upload(bytes: Uint8Array = shortPdf(), token?: string): Promise<string> {
    const body = { fileName: 'resume.pdf', type: pdfType, size: bytes.length };
    const link = token ? await call(requestUpload, { body, token }) : await call(publicRequestUpload, { body });
    const answer = await put(link.url, bytes);
    if (answer.statusCode !== 200) throw new Error(`The upload answered ${answer.statusCode}: ${answer.body}`);
    return link.resumeId;
  }
}
