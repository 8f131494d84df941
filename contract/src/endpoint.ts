import type { z } from 'zod';

/**
 * One call of the API, described once: the server serves it, the browser calls it and the tests check it from here.
 * Paths are relative to the API base `/api`; `:name` marks a parameter.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /**
   * `none`: anyone (an unguessable id may be the capability). `bearer`: a signed-in user. `operator`: whoever holds the
   * operator's token. There is no default.
   */
  auth: 'none' | 'bearer' | 'operator';
  summary: string;
  params?: z.ZodObject;
  /** What may follow the path after a question mark, in text. */
  query?: z.ZodObject;
  body?: z.ZodObject;
  reply: z.ZodType;
  /** How often one address, and one account, may make this call in a minute, where it is not the usual number. */
  perMinute?: number;
  /** Largest body in bytes, where it is not the server's usual one. */
  bodyLimit?: number;
  /** What kind of file it answers with, where the answer is no JSON. */
  file?: 'application/zip' | 'application/pdf' | 'image/png';
};

type Parsed<T> = T extends z.ZodType ? z.output<T> : Record<string, never>;
type Sent<T> = T extends z.ZodType ? z.input<T> : Record<string, never>;

export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;
/** What a caller gives: parameters, query and body together, as their own objects. */
export type CallOf<E extends Endpoint> = {
  params: Sent<E['params']>;
  query: Sent<E['query']>;
  body: Sent<E['body']>;
};
