type Spoken = { pattern: RegExp; better?: string; advice?: string };

/** Spoken words with what to write in their place, or with advice where that depends on the line. */
const spoken = (words: string, mend: { better: string } | { advice: string }): Spoken => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}&/-])(?:${words})(?![\\p{L}\\p{N}])`, 'gu'),
  ...mend,
});

/** Colloquial words and what a resume would say. Words that are standard terms in some trade are left out. */
export const informalWords: readonly Spoken[] = [
  spoken('(?:lots of|loads of|a lot of)(?= (?:the|this|that|my|our|your|his|her|its|their) )', { better: 'much of' }),
  spoken(
    '(?:lots of|loads of|a lot of)(?= (?:passion|fun|energy|enthusiasm|patience|joy|love|care|interest|motivation|drive|respect|effort|attention|responsibility|pressure)(?!\\p{L}))',
    { advice: 'Leave it out, or say what shows it.' },
  ),
  spoken(
    '(?<!\\d )tons of|(?:lots of|loads of|a lot of)(?! (?:the|this|that|my|our|your|his|her|its|their|passion|fun|energy|enthusiasm|patience|joy|love|care|interest|motivation|drive|respect|effort|attention|responsibility|pressure)(?!\\p{L}))|a bunch of|heaps of',
    { advice: 'Say how many.' },
  ),
  spoken('kinda|sorta', { advice: 'Leave it out.' }),
  spoken('gonna|wanna|gotta', { advice: 'Write the words in full.' }),
  spoken('awesome|super cool|amazing', { advice: 'Say what made it good.' }),
  spoken('(?<!the |you |good |wise )guys', { better: 'colleagues' }),
  spoken('(?<=(?:other|and|such|of|cool|nice) )stuff', { advice: 'Say what it was.' }),
  spoken('w/o', { better: 'without' }),
  spoken('w/(?= ?\\p{L})', { better: 'with' }),
  spoken('b/c|cuz|coz', { better: 'because' }),
  spoken('thru', { better: 'through' }),
  spoken('(?:and )?so on and so forth|and so forth|yada yada', { advice: 'Name the rest, or end the list before it.' }),
  spoken('(?:ASAP|asap)(?! ?\\d)', { advice: 'Say by when.' }),
];
