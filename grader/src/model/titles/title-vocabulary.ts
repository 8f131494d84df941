import { type TitleKind, type TitleWords, titleKinds } from '../../words/titles/title-words.ts';

/** What decides the kind of a title, the strongest first. */
const levels = ['ruling', 'nouns', 'leaning', 'faint'] as const;
type Level = (typeof levels)[number];

/** What a word can do in a title. */
export type Sense = {
  decides?: { kind: TitleKind; level: Level };
  before?: true;
  after?: true;
  link?: true;
  join?: true;
};

/** The title words of one language, prepared for look-up. */
export type TitleVocabulary = {
  senses: Map<string, Sense>;
  phrases: Map<string, TitleKind>;
  /** The longer words by their first letter, to look misspelt ones up. */
  byLetter: Map<string, string[]>;
  openHeads: Set<string>;
  notBeforeHeads: Set<string>;
  openStarts: Set<string>;
  /** Ends and beginnings of compounds: "*erfahrung", "sprach*". */
  ends: [string, Sense][];
  beginnings: [string, Sense][];
};

const longer = 6;
/** Words as they are looked up: letters without their marks. */
const split = (words: string) => words.normalize('NFKD').replace(/\p{M}/gu, '').split(/\s+/).filter(Boolean);

/** Prepares the words of one language; with `plurals`, also misspelt ones in s are looked up. */
export function vocabularyOf(words: TitleWords, { plurals = false } = {}): TitleVocabulary {
  const senses = new Map<string, Sense>();
  const add = (list: string, sense: Sense) => {
    for (const word of split(list)) senses.set(word, { ...sense, ...senses.get(word) });
  };
  for (const level of levels)
    for (const kind of titleKinds) add(words[level][kind] ?? '', { decides: { kind, level } });
  add(words.before, { before: true });
  add(words.after, { after: true });
  add(words.links, { link: true });
  // Signs that join, "&" and commas, are read as "and" in every language.
  add(`${words.joins} and`, { join: true });
  const phrases = new Map<string, TitleKind>();
  for (const kind of titleKinds)
    for (const phrase of (words.phrases[kind] ?? '').split('|'))
      if (phrase.trim() !== '') phrases.set(split(phrase).join(' '), kind);
  // The longest first: "weiterbildung" before "bildung".
  const parts = [...senses].toSorted(([one], [other]) => other.length - one.length);
  return {
    senses,
    phrases,
    byLetter: Map.groupBy(
      [...senses]
        .flatMap(([word, { decides, after }]) => writtenForms(word, plurals && (decides ?? after) !== undefined))
        .filter((word) => word.length >= longer),
      (word) => word.charAt(0),
    ),
    openHeads: new Set(split(words.openHeads ?? '')),
    notBeforeHeads: new Set(split(words.notBeforeHeads ?? '')),
    openStarts: new Set(split(words.openStarts ?? '')),
    ends: parts.flatMap(([word, sense]) => (word.startsWith('*') ? [[word.slice(1), sense] as [string, Sense]] : [])),
    beginnings: parts.flatMap(([word, sense]) =>
      word.endsWith('*') ? [[word.slice(0, -1), sense] as [string, Sense]] : [],
    ),
  };
}

/** A title word as people write it, also in the plural: the slips of "detaiils" are those of "details". */
function writtenForms(word: string, plurals: boolean): string[] {
  const bare = word.replaceAll('*', '');
  return !plurals || bare.endsWith('s') ? [bare] : [bare, `${bare}s`];
}

/** What a word can do in titles of this language, in the singular or plural, alone or at an end of a compound. */
export function senseOf(word: string, { senses, ends, beginnings }: TitleVocabulary): Sense | undefined {
  for (const form of singularsOf(word)) {
    const sense = senses.get(form);
    if (sense !== undefined) return sense;
  }
  return beginnings.find(([part]) => word.startsWith(part))?.[1] ?? ends.find(([part]) => word.endsWith(part))?.[1];
}

/** A word and the singulars that it may be the plural of. */
export function singularsOf(word: string): string[] {
  if (!word.endsWith('s')) return [word];
  return [word, ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []), word.slice(0, -1)];
}
