import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { g, modularPower, N } from './modular-power.ts';
import { equal } from './secrets.ts';

/**
 * What is stored for the server's side of SRP-6a, as Cognito implements it: the password itself is never sent. All
 * numbers are hex.
 */
export const Verifier = z.object({ salt: z.string(), verifier: z.string() });
export type Verifier = z.output<typeof Verifier>;
/** Whom a verifier belongs to: pool and user name, or device group and device key. */
export type Holder = { group: string; name: string };
/** The first exchange: both public values, and the server's secret one (`b`). */
export const Hello = z.object({ A: z.string(), b: z.string(), B: z.string() });
export type Hello = z.output<typeof Hello>;

const hexDigitsAllowed = 770;
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const hashHex = (hex: string) => sha256(Buffer.from(hex, 'hex')).toString('hex');
const numberOf = (hex: string) => BigInt(`0x${hex}`);

/** As Java's BigInteger writes bytes: minimal, with a zero byte before a set top bit. Every number is hashed in this form. */
export function padded(value: bigint): string {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return /^[89a-f]/.test(even) ? `00${even}` : even;
}

const k = numberOf(hashHex(padded(N) + padded(g)));

async function verifierOf({ group, name }: Holder, password: string, salt: string): Promise<string> {
  const secret = sha256(`${group}${name}:${password}`).toString('hex');
  const x = numberOf(hashHex(padded(numberOf(salt)) + secret));
  return (await modularPower(g, x)).toString(16);
}

export async function createVerifier(holder: Holder, password: string): Promise<Verifier> {
  const salt = randomBytes(16).toString('hex');
  return { salt, verifier: await verifierOf(holder, password, salt) };
}

export async function passwordFits(holder: Holder, password: string, kept: Verifier): Promise<boolean> {
  return equal(await verifierOf(holder, password, kept.salt), numberOf(kept.verifier).toString(16));
}

/** Refuses public values that would make the shared secret independent of the password. */
export function isUsableA(hex: string): boolean {
  if (hex.length > hexDigitsAllowed || !/^[0-9a-f]+$/i.test(hex)) return false;
  const A = numberOf(hex);
  return A > 1n && A < N - 1n;
}

export async function createHello(A: string, { verifier }: Verifier): Promise<Hello> {
  const b = numberOf(randomBytes(32).toString('hex')) | 1n;
  const B = (k * numberOf(verifier) + (await modularPower(g, b))) % N;
  return { A, b: b.toString(16), B: B.toString(16) };
}

type Proof = { secretBlock: string; timestamp: string; signature: string };

/** Whether the proof was made with the right password. */
export async function proofFits(holder: Holder, hello: Hello, { verifier }: Verifier, proof: Proof): Promise<boolean> {
  const key = await sharedKey(hello, verifier).catch(() => undefined);
  if (key === undefined) return false;
  const expected = createHmac('sha256', key)
    .update(holder.group)
    .update(holder.name)
    .update(Buffer.from(proof.secretBlock, 'base64'))
    .update(proof.timestamp)
    .digest();
  const given = Buffer.from(proof.signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function sharedKey({ A, b, B }: Hello, verifier: string): Promise<Buffer> {
  const u = numberOf(hashHex(padded(numberOf(A)) + padded(numberOf(B))));
  const base = (numberOf(A) * (await modularPower(numberOf(verifier), u))) % N;
  const S = await modularPower(base, numberOf(b));
  const mixed = createHmac('sha256', Buffer.from(padded(u), 'hex'))
    .update(Buffer.from(padded(S), 'hex'))
    .digest();
  return createHmac('sha256', mixed).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
}
