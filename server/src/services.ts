import type { BodyOf, Brand, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@redmark/contract';
import type { InvoiceTerms } from './config/invoice-terms.ts';
import type { Database } from './database/open.ts';
import type { Graders } from './platform/graders/graders.ts';
import type { Attributes, Identity } from './platform/identity/identity.ts';
import type { Emails } from './platform/mail/emails.ts';
import type { MailQueue } from './platform/mail/mail-queue.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { Payments } from './platform/payments/payments.ts';
import type { Queue } from './platform/queue/queue.ts';
import type { KeyedDigest } from './platform/secrets/keyed-digest.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { Poster } from './platform/webhooks/poster.ts';

export { PartDown } from './base/part-down.ts';
export { GradingFailed } from './platform/graders/graders.ts';
export type { MonthlyPlan, News, Payment } from './platform/payments/payments.ts';
export { StoppedEarly } from './platform/queue/queue.ts';

/** The dependencies of features. */
export type Services = {
  db: Database;
  storage: Storage;
  queue: Queue;
  graders: Graders;
  identity: Identity;
  mail: MailQueue;
  emails: Emails;
  payments: Payments;
  /** Sends messages to addresses that accounts chose. */
  poster: Poster;
  /** Counts what the operator watches. */
  metrics: Pick<Metrics, 'creditsMoved'>;
  /** For recognising values without storing them, such as who had welcome credits. */
  digest: KeyedDigest;
  /** Whose installation this is, and what it sells. */
  brand: Brand;
  /** What invoices of placements say of who makes them. */
  invoicing: InvoiceTerms;
  /** Where people find this installation, for links in letters. */
  siteUrl: string;
  /** The address for messages that only the operator can answer. */
  operatorEmail: string;
  now: () => Date;
  /** For unexpected errors that the operator must look at. */
  log: (error: unknown) => void;
};

/** The account of a token. */
export type SignedIn = { ownerId: string; attributes?: Attributes | undefined };

/** The sender a call is attributed to: an account, or a visitor's address as a digest. */
export type Sender = { key: string; isVisitor: boolean };

/** One call of an endpoint, validated against the contract. */
export type Call<E extends Endpoint> = {
  /** The signed-in user, or null where anyone may call. The owner of everything the call touches. */
  ownerId: E['auth'] extends 'bearer' | 'console' ? string : null;
  /** The access token of the call, for requests to the directory. */
  token: E['auth'] extends 'bearer' | 'console' ? string : null;
  /** What the directory said of the user when it was asked whose token this is, if it said so much. */
  attributes: Attributes | undefined;
  sender: Sender;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The origin the caller used, for URLs sent to others. Links in the reply are made absolute automatically. */
  origin: string;
};

/** Serves an endpoint: requests are validated, and replies are typed by the contract. */
export type Serve = <E extends Endpoint>(endpoint: E, answer: (call: Call<E>) => Promise<ReplyOf<E>>) => void;

/** A streamed file to download; with `seconds`, a picture to show, which browsers cache for that long. */
export type Download = {
  name: string;
  contentType: string;
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  seconds?: number;
};

/** Serves an endpoint that returns a file. */
export type ServeDownload = <E extends Endpoint>(endpoint: E, answer: (call: Call<E>) => Promise<Download>) => void;

/** Sends one event; the stream ends after the last one. */
type Send<Event> = (event: Event, last: boolean) => void;

/** Serves an endpoint as server-sent events. The returned function is called when the client disconnects. */
export type ServeEvents = <E extends Endpoint>(
  endpoint: E & { events: string },
  open: (call: Call<E>, send: Send<ReplyOf<E>>) => Promise<() => void>,
) => void;
