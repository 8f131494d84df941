import { createHmac, randomBytes } from 'node:crypto';
import { equal } from './secrets.ts';

const stepSeconds = 30;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 52 random base32 characters (260 bits), the form authenticator apps take. */
export function newTotpSecret(): string {
  return Array.from(randomBytes(52), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

/** The time step of a code: the current one or a neighbour; undefined for any other code. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const current = Math.floor(now.getTime() / 1000 / stepSeconds);
  return [current - 1, current, current + 1].filter((step) => equal(codeAt(secret, step), code))[0];
}

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
