import type { z } from 'zod';
import { IdentityError } from './identity-error.ts';
import type { Client, Pool } from './pool.ts';

/** One call of the directory. */
export type Asked = {
  /** `iss` of the tokens it gives out: this pool, at the address the caller reached us by. */
  issuer: string;
  /** The caller's network address; empty where this server asks its own directory. */
  address: string;
};

/** An operation of the provider: what it takes, and what it does with it. */
export type Operation = {
  takes: z.ZodObject;
  run(pool: Pool, input: never, asked: Asked): Promise<object>;
};

/** Puts an operation together, so that what it takes and what it is given cannot differ. */
export function operation<Shape extends z.ZodObject>(
  takes: Shape,
  run: (pool: Pool, input: z.output<Shape>, asked: Asked) => Promise<object>,
): Operation {
  return { takes, run: run as Operation['run'] };
}

export function clientOf({ clients }: Pool, id: string): Client {
  const client = clients.find((one) => one.id === id);
  if (client) return client;
  throw new IdentityError('ResourceNotFoundException', `User pool client ${id} does not exist.`);
}
