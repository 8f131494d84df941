const spoken = (words: string, better: string) => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}&/-])(?:${words})(?![\\p{L}\\p{N}])`, 'gu'),
  better,
});

/** Colloquial words and what a resume would say. Words that are standard terms in some trade are left out. */
export const informalWords = [
  spoken('(?<!\\d )tons of|lots of|loads of|a lot of|a bunch of|heaps of', '[number] of'),
  spoken('kinda|sorta|kind of|sort of', 'delete it'),
  spoken('gonna|wanna|gotta', 'the full words'),
  spoken('awesome|super cool|amazing', 'what made it good'),
  spoken('(?<!the |you |good |wise )guys', 'colleagues'),
  spoken('(?<=(?:other|and|such|of|cool|nice) )stuff', 'what it was'),
  spoken('w/o|w/(?= ?\\p{L})', 'with'),
  spoken('b/c|cuz|coz', 'because'),
  spoken('thru', 'through'),
  spoken('(?:and )?so on and so forth|and so forth|yada yada', 'the rest of the list'),
  spoken('ASAP|asap', 'by when'),
] as const;
