import type { PageBox } from './box.ts';

/** What a resume was taken for; rules ask for these before they judge. */
export type ReadAs = {
  stage: string;
  years: number;
  locale: string;
  document: 'resume' | 'academic';
  english: boolean;
};

/** How strong a line is: five things worth a point each, and what takes one away. */
export type Strength = {
  points: number;
  verb: boolean;
  number: boolean;
  outcome: boolean;
  detail: boolean;
  length: boolean;
  drawback: 'weak-start' | 'pronoun' | null;
};

/** A line of an entry. Only lines that tell what somebody did in English have a strength. */
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
  /** Rows that belong to no entry. */
  rest: string[];
};

export const readFieldNames = ['name', 'email', 'phone', 'location', 'link'] as const;
export type ReadField = { field: (typeof readFieldNames)[number]; text: string; at: PageBox[] };

/** Something that was not read, or not for sure; `texts` holds the first few. An unknown kind is a newer grader's. */
export type Doubt = { kind: string; count: number; texts: string[] };

/** A line of the report with the words of its finding replaced. */
export type Rewritten = { number: number; before: string; after: string };

/** How many of the lines that are asked for amounts have one, and which share readers look for. */
export type Impact = { told: number; lines: number; target: number };

/** What a program reads in a resume, and how strong its lines are. Texts are the author's own. */
export type Reading = {
  readAs: ReadAs;
  confidence: number;
  fields: ReadField[];
  sections: ReadSection[];
  skills: string[];
  /** Lines under roles, in reading order. */
  lines: ReadLine[];
  /** Every line in the order in which it was read. */
  plain: string[];
  /** The same pages read straight across, where that differs: what a reader without a sense of columns gets. */
  across: string[] | null;
  doubts: Doubt[];
  impact: Impact | null;
  rewrites: Rewritten[];
};
