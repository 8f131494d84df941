import type { z } from 'zod';
import type { SignedCall } from '../crypto/signature-v4.ts';
import type { Client, Pool } from '../pool.ts';
import { IdentityError, invalidParameter } from './identity-error.ts';

/** One protocol call, independent of transport. */
export type Request = {
  operation: string;
  body: unknown;
  issuer: string;
  address?: string;
  /** The raw HTTP request, needed to verify an administrator's signature. */
  signed?: SignedCall;
};

/** What an operation knows about a call beyond its body. */
export type CallContext = {
  /** `iss` of the tokens it issues: this pool's URL, under the address the caller used. */
  issuer: string;
  /** The caller's network address; empty where the host calls its own directory. */
  address: string;
};

export type Answer = Record<string, unknown>;

/** An operation of the protocol. */
export type Operation = (pool: Pool, body: unknown, context: CallContext) => Promise<Answer>;

/** Wraps an operation with validation of its body. */
export function operation<Shape extends z.ZodObject>(
  takes: Shape,
  run: (pool: Pool, input: z.output<Shape>, context: CallContext) => Promise<Answer>,
): Operation {
  return async (pool, body, context) => {
    const read = takes.safeParse(body);
    if (!read.success) throw complaintOf(read.error);
    return await run(pool, read.data, context);
  };
}

/** Cognito's message for the first problem. Clients look for the name of the member and for "not be null". */
function complaintOf({ issues: [issue] }: z.ZodError): IdentityError {
  if (issue?.code === 'invalid_type' && !/received undefined/.test(issue.message))
    return new IdentityError('SerializationException', 'A member of the request has the wrong type.');
  const member = String(issue?.path[0] ?? '');
  const name = member.charAt(0).toLowerCase() + member.slice(1);
  const isMissing = issue?.code === 'invalid_type' || (issue?.code === 'too_small' && issue.minimum === 1);
  const constraint = isMissing ? 'Member must not be null' : 'Member must satisfy its pattern and length';
  return invalidParameter(
    `1 validation error detected: Value at '${name}' failed to satisfy constraint: ${constraint}`,
  );
}

export function clientOf({ clients }: Pool, id: string): Client {
  for (const client of Object.values(clients)) if (client.id === id) return client;
  throw new IdentityError('ResourceNotFoundException', `User pool client ${id} does not exist.`);
}

/** A required member of a map of parameters, such as `AuthParameters`. */
export function required(parameters: Record<string, string>, name: string): string {
  const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  if (value === undefined || value === '') throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}
