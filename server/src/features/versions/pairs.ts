import type { Graded } from './version-records.ts';

/** One upload that may be a version of another, or of all those that are versions of each other already. */
export type Pair = { moved: Graded; to: Graded };
type Apart = { one_id: string; other_id: string };

/**
 * Pairs with the same name on them, those with the newest uploads first. Only an upload that belongs nowhere is proposed
 * to be moved. The same bytes are no version, and what was said to be apart stays so.
 */
export function* pairsOf(newestFirst: readonly Graded[], apart: readonly Apart[]): Generator<Pair> {
  const said = new Set(apart.flatMap(({ one_id, other_id }) => [`${one_id} ${other_id}`, `${other_id} ${one_id}`]));
  const people = Map.groupBy(newestFirst, ({ person }) => keyOfPerson(person));
  people.delete('');
  for (const uploads of people.values()) {
    const units = [...Map.groupBy(uploads, ({ id, lineId }) => lineId ?? id).values()];
    const isSingle = (unit: Graded[]) => unit[0]?.lineId === null || unit.length === 1;
    for (const [at, unit] of units.entries()) {
      const [moved] = unit;
      if (!moved || !isSingle(unit)) continue;
      for (const [place, other] of units.entries()) {
        // Of two single ones the newer is moved, and only once.
        if (place === at || (isSingle(other) && place < at)) continue;
        const [to] = other;
        const isKnown = other.some(({ id, sha256 }) => said.has(`${moved.id} ${id}`) || sha256 === moved.sha256);
        if (to && !isKnown) yield { moved, to };
      }
    }
  }
}

/** The first and the last word of a name, without case and accents: middle names come and go. */
export function keyOfPerson(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length < 2 ? words.join(' ') : `${words.at(0)} ${words.at(-1)}`;
}
