/** Words of a sentence beyond this add nothing: a long one tells no more than two short ones. */
const mostWords = 25;

/**
 * Counts words of sentences that were not counted before; one is known again by the set of its words. Repeated ones, and
 * those of fewer than `least` different words, count nothing, so padding does not help.
 */
export function countSentences(least: number) {
  const seen = new Set<string>();
  return {
    add(sentence: string): number {
      const all = sentence.toLowerCase().match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? [];
      const words = new Set(all);
      const key = [...words].toSorted().join(' ');
      if (words.size < least || seen.has(key)) return 0;
      seen.add(key);
      return Math.min(mostWords, all.length);
    },
  };
}

/** The sentences of a text, as full stops, semicolons and marks at their ends part them. */
export const sentencesIn = (text: string): string[] => text.split(/[.;!?]\s+/);
