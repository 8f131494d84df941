import { createPrivateKey, createPublicKey, diffieHellman, getDiffieHellman } from 'node:crypto';

/** The 3072-bit group of RFC 5054 is group 15 of RFC 3526, with 2 for a generator. */
const prime = getDiffieHellman('modp15').getPrime();
export const N = BigInt(`0x${prime.toString('hex')}`);
export const g = 2n;

/**
 * base^exponent mod N by OpenSSL: in constant time, several times faster than BigInt, and in the thread pool. It is a
 * Diffie-Hellman exchange between keys written out here; asking Node to make such an object would test the prime
 * first, for more than a second. OpenSSL refuses bases that would give the secret away, and this throws.
 */
export async function modularPower(base: bigint, exponent: bigint): Promise<bigint> {
  const privateKey = createPrivateKey({ key: privateDer(bytesOf(exponent)), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey({ key: publicDer(bytesOf(base % N)), format: 'der', type: 'spki' });
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  diffieHellman({ privateKey, publicKey }, (error, secret) => (error ? reject(error) : resolve(secret)));
  return BigInt(`0x${(await promise).toString('hex')}`);
}

function bytesOf(value: bigint): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
}

function length(bytes: number): Buffer {
  if (bytes < 128) return Buffer.from([bytes]);
  return bytes < 256 ? Buffer.from([0x81, bytes]) : Buffer.from([0x82, bytes >> 8, bytes & 255]);
}

const element = (tag: number, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), length(content.length), content]);
};

function integer(value: Buffer): Buffer {
  const isNegative = ((value[0] ?? 0) & 0x80) !== 0;
  return element(0x02, ...(isNegative ? [Buffer.from([0]), value] : [value]));
}

const sequence = (...parts: Buffer[]) => element(0x30, ...parts);
const keyAgreement = Buffer.from('06092a864886f70d010301', 'hex');
const algorithm = sequence(keyAgreement, sequence(integer(prime), integer(Buffer.from([2]))));
const privateDer = (value: Buffer) => sequence(integer(Buffer.from([0])), algorithm, element(0x04, integer(value)));
const publicDer = (value: Buffer) => sequence(algorithm, element(0x03, Buffer.from([0]), integer(value)));
