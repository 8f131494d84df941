import type { Link, RawPage, Rect, Word } from './page.ts';

/** A run of words on one baseline without a wide gap: a title, or the date at the right end of its row. */
export type Segment = Rect & {
  page: number;
  words: Word[];
  /** The words joined by single blanks. */
  text: string;
  base: number;
  size: number;
};

const bulletKinds = ['disc', 'circle', 'square', 'dash', 'arrow', 'check', 'star', 'letter-o', 'other'] as const;
export type BulletKind = (typeof bulletKinds)[number];

/** The sign a bullet starts with, typed or drawn. */
export type BulletMark = Rect & { page: number; kind: BulletKind; text: string; drawn: boolean };

/** Everything on one baseline in one column; a bullet mark is not among the words. */
export type Row = Segment & {
  segments: Segment[];
  /** Which stream of text it belongs to: columns are read one after the other. */
  column: number;
  mark?: BulletMark;
};

/** One bullet with all its continuation rows, or one paragraph of an entry when it has no mark. */
export type Bullet = {
  mark?: BulletMark;
  rows: Row[];
  words: Word[];
  /** The rows joined, hyphenation at line ends undone. */
  text: string;
  /** Nesting level inside the entry, 0 outermost. */
  level: number;
};

export type MonthDate = { year: number; month?: number };
/** A date or a range of dates as printed. `present` marks a range that is still open. */
export type DateSpan = {
  text: string;
  words: Word[];
  start?: MonthDate;
  end?: MonthDate;
  present: boolean;
  isRange: boolean;
  /** Day and month cannot be told apart. */
  ambiguous: boolean;
};

/** A piece of an entry's header: the title, the employer, the place. */
export type Part = { text: string; words: Word[] };

export type Entry = {
  header: Row[];
  title?: Part;
  organisation?: Part;
  location?: Part;
  date?: DateSpan;
  bullets: Bullet[];
  paragraphs: Bullet[];
};

const sectionKinds = [
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
  'other',
] as const;
export type SectionKind = (typeof sectionKinds)[number];

export type Section = {
  kind: SectionKind;
  /** As printed. */
  title: string;
  page: number;
  column: number;
  heading: Segment;
  rows: Row[];
  entries: Entry[];
  /** Bullets of all its entries and loose ones, in reading order. */
  bullets: Bullet[];
};

export type Field = { text: string; words: Word[] };
export type Profile = {
  name?: Field;
  email?: Field;
  phone?: Field;
  location?: Field;
  links: { url: string; words: Word[] }[];
};

export type Stage = 'student' | 'early' | 'mid' | 'senior';
export type Locale = 'US' | 'UK' | 'EU';

/** A page after reading: what is seen on it, and what columns it runs in. */
export type Page = RawPage & {
  number: number;
  /** Words a person cannot see, kept apart from everything that is graded. */
  hiddenWords: Word[];
  columns:
    | { x: number; top: number; bottom: number; share: number; narrow: 'left' | 'right'; both: boolean }
    | undefined;
};

/** A resume as read: what rules are asked about. */
export type Resume = {
  pages: Page[];
  /** All rows that are body text, in reading order; headers and footers of pages are not among them. */
  rows: Row[];
  /** Rows above the first heading. */
  top: Row[];
  sections: Section[];
  profile: Profile;
  links: (Link & { page: number })[];
  /** Size in points that most letters have. */
  bodySize: number;
  /** Words of the body, bullet marks excluded. */
  wordCount: number;
  language: 'english' | 'other' | 'unsupported';
  stage: Stage;
  locale: Locale;
  isAcademic: boolean;
  /** Years covered by dated experience. */
  yearsOfExperience: number;
  /** How sure the layout reading is, 0 to 1. */
  confidence: number;
  /** Upload date as year and month, and as written. */
  today: MonthDate & { month: number };
};
