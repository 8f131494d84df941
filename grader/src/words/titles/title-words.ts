/**
 * The words that titles of sections are made of in one language: lower case, without accents, in the singular where the
 * plural ends in s. A word that begins with `*` is the end of longer words, one that ends with `*` their beginning.
 */
export type TitleWords = {
  /** Words that decide wherever they stand: "Volunteer experience", "Language skills". */
  ruling: Partial<Record<TitleKind, string>>;
  /** Nouns that name a kind; the last one decides: "Computer skills". */
  nouns: Partial<Record<TitleKind, string>>;
  /** Words that decide beside a noun that says nothing: "Academic profile". */
  leaning: Partial<Record<TitleKind, string>>;
  /** Nouns that decide where no other word does: "Profile". */
  faint: Partial<Record<TitleKind, string>>;
  /** Words that may stand before what decides: "relevant", "key". */
  before: string;
  /** Words that may also follow it: "details", "undertaken". */
  after: string;
  /** Words between two others, behind which any word above may follow: "of", "in". */
  links: string;
  /** Words that join two titles: "and". */
  joins: string;
  /** Nouns before which any other word may stand, too: "Welding skills". */
  openHeads?: string;
  /** Nouns behind which any one adjective may stand: "Competencias comerciales". */
  openStarts?: string;
  /** Words that make such a line a role or a field of work instead: "Customer experience". */
  notBeforeHeads?: string;
  /** Whole titles that their words would misread, or that have none of these words: "Who I am". */
  phrases: Partial<Record<TitleKind, string>>;
};

/** The kinds of sections that have titles of their own. */
export const titleKinds = [
  'summary',
  'objective',
  'experience',
  'education',
  'skills',
  'projects',
  'certifications',
  'awards',
  'publications',
  'research',
  'teaching',
  'volunteering',
  'activities',
  'coursework',
  'languages',
  'interests',
  'references',
  'contact',
  'personal',
  'declaration',
  'other',
] as const;
export type TitleKind = (typeof titleKinds)[number];
