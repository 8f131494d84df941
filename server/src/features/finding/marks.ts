import type { CandidateFacts } from '@redmark/grader/matching';

/** As many as the column has. Two names that share a bit count as one, which costs an order among many, never a match. */
const bits = 2048;
const bitsInByte = 8;

type Named = { [Kind in 'roles' | 'families' | 'skills']?: readonly string[] };

/** The bits of these names, written as the database reads them. */
export function marksOf(named: Named | Pick<CandidateFacts, keyof Named>): string {
  const bytes = new Uint8Array(bits / bitsInByte);
  for (const kind of ['roles', 'families', 'skills'] as const)
    for (const name of named[kind] ?? []) {
      const at = hashOf(`${kind}:${name}`) % bits;
      bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (0x80 >> (at & 7));
    }
  return `x${Buffer.from(bytes).toString('hex')}`;
}

/** FNV-1a of 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
