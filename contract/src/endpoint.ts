import type { z } from 'zod';
import type { Scope } from './accounts/scopes.ts';

/**
 * One endpoint of the API, described once for the server that serves it, the browser that calls it and the tests that
 * check it. Paths are relative to the API base `/api`; `:name` marks a parameter.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /**
   * Who may call it. `none`: anyone (an unguessable id may be the capability). `bearer`: a signed-in user. `operator`:
   * whoever holds the operator's token. `console`: a signed-in operator whose login took two steps. There is no default.
   */
  auth: 'none' | 'bearer' | 'operator' | 'console';
  /** What an API key needs to call it for its account. Without a scope a signed-in user alone may call it. */
  scope?: Scope;
  summary: string;
  params?: z.ZodObject;
  /** The query string's parameters; each arrives as text. */
  query?: z.ZodObject;
  body?: z.ZodObject;
  reply: z.ZodType;
  /** Calls that one address, and one account, may make in a minute, where that differs from the server's default. */
  perMinute?: number;
  /** Largest body in bytes, where that differs from the server's default. */
  bodyLimit?: number;
  /** The type of the file it answers with, where it does not answer with JSON. */
  file?: 'application/zip' | 'application/pdf' | 'image/png' | 'text/csv';
  /** The name of the server-sent events it answers with; each is a `reply`. */
  events?: 'progress';
};

type Parsed<T> = T extends z.ZodType ? z.output<T> : Record<string, never>;
type Sent<T> = T extends z.ZodType ? z.input<T> : Record<string, never>;

export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;
/** What a caller passes: parameters, query and body, each as an object of its own. */
export type CallOf<E extends Endpoint> = {
  params: Sent<E['params']>;
  query: Sent<E['query']>;
  body: Sent<E['body']>;
};
