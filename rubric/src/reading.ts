import type { PageBox } from './box.ts';

/** What kind of resume it was taken for; rules judge by these. */
export type ReadAs = {
  stage: string;
  years: number;
  locale: string;
  document: 'resume' | 'academic';
  english: boolean;
};

/** How strong a line is: five qualities worth a point each, and a drawback that takes one away. */
export type Strength = {
  points: number;
  verb: boolean;
  number: boolean;
  outcome: boolean;
  detail: boolean;
  length: boolean;
  drawback: 'weak-start' | 'pronoun' | null;
};

/** A line of an entry. Only English lines about work that was done have a strength. */
export type ReadLine = { text: string; isBullet: boolean; at: PageBox[]; strength: Strength | null };

export type ReadEntry = {
  /** Its first row as printed. */
  header: string;
  title: string;
  organisation: string;
  location: string;
  date: string;
  at: PageBox[];
  /** Its lines, by their indices in `Reading.lines`. */
  lines: number[];
};

export type ReadSection = {
  kind: string;
  title: string;
  page: number;
  at: PageBox[];
  entries: ReadEntry[];
  /** List items and rows that belong to no entry; an item is joined over its rows. */
  rest: string[];
};

export const readFieldNames = ['name', 'email', 'phone', 'location', 'link'] as const;
export type ReadField = { field: (typeof readFieldNames)[number]; text: string; at: PageBox[] };

/**
 * Something that could not be read, or not with certainty; `texts` holds the first few examples. A kind that is not
 * known here was stored by a newer grader.
 */
export type Doubt = { kind: string; count: number; texts: string[] };

/**
 * How much of the text was understood. Shares are from 0 to 1, of words; `pages` and `sections` are in their order, and
 * `unread` are the areas whose text could not be placed.
 */
export type Understood = { share: number; pages: number[]; sections: number[]; unread: PageBox[] };

/** A line of the resume with the words of a finding replaced. */
export type Rewritten = { number: number; before: string; after: string };

/** How many of the lines that should hold an amount do (`told`), and the share of them that readers expect. */
export type Impact = { told: number; lines: number; target: number };

/** What software reads in a resume, and how strong its lines are. All texts are quoted from the resume. */
export type Reading = {
  readAs: ReadAs;
  confidence: number;
  /** Missing in reports stored before it was measured. */
  understood?: Understood | undefined;
  fields: ReadField[];
  sections: ReadSection[];
  skills: string[];
  /** Lines under roles, in reading order. */
  lines: ReadLine[];
  /** Every line in the order in which it was read. */
  plain: string[];
  /** The same pages read straight across their columns, as simple software does; null where that makes no difference. */
  across: string[] | null;
  doubts: Doubt[];
  impact: Impact | null;
  rewrites: Rewritten[];
};
