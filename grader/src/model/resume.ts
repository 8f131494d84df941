import type { TitleKind } from '../words/titles/title-words.ts';
import type { Link, RawPage, Rect, Word } from './page.ts';

/** A run of words on one baseline without a wide gap: a title, or the date at the right end of its row. */
export type Segment = Rect & {
  page: number;
  words: Word[];
  /** The words joined by single spaces. */
  text: string;
  base: number;
  size: number;
};

const bulletKinds = [
  'disc',
  'circle',
  'square',
  'dash',
  'arrow',
  'check',
  'star',
  'letter-o',
  'number',
  'other',
] as const;
export type BulletKind = (typeof bulletKinds)[number];

/** The sign that a bullet starts with; `drawn` marks a path, all others are typed. */
export type BulletMark = Rect & { page: number; kind: BulletKind; text: string; drawn: boolean };

/** All words on one baseline in one column, without the bullet sign. */
export type Row = Segment & {
  segments: Segment[];
  /** The stream of text it belongs to; columns are read one after the other. */
  column: number;
  mark?: BulletMark;
  /** A frame is drawn round each of its few words, as round the names of tools. */
  framed?: true;
  /** For a row of a table: the table's number and the cells by column. A cell may hold several lines. */
  table?: { number: number; cells: (Segment | undefined)[] };
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

/** A piece of an entry's header: the title, the employer or the location. */
export type Part = { text: string; words: Word[] };

export type Entry = {
  header: Row[];
  title?: Part;
  organisation?: Part;
  location?: Part;
  date?: DateSpan;
  bullets: Bullet[];
  paragraphs: Bullet[];
  /** Rows between the lines that head a group of them: "Vendor management". */
  captions?: Row[];
};

/** What a section is: the kinds its titles tell. */
export type SectionKind = TitleKind;

export type Section = {
  kind: SectionKind;
  /** As printed. */
  title: string;
  page: number;
  column: number;
  heading: Segment;
  /** Whether the title stands in the looks of the text, so that it is none to compare the looks of titles with. */
  isInText?: boolean;
  rows: Row[];
  entries: Entry[];
  /** Bullets of all its entries and those without an entry, in reading order. */
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
/** Where the resume is sent: `other` is none of the three, such as India or the Gulf. */
export type Locale = 'US' | 'UK' | 'EU' | 'other';

/** A page after reading: its visible words, and its columns. */
export type Page = RawPage & {
  number: number;
  /** Words that a person cannot see; nothing that is graded contains them. */
  hiddenWords: Word[];
  columns:
    | { x: number; top: number; bottom: number; share: number; narrow: 'left' | 'right'; both: boolean }
    | undefined;
};

/** What a word is: the part of a resume that it belongs to. */
export type WordRole = 'name' | 'contact' | 'title' | 'entry' | 'date' | 'line' | 'summary' | 'skill' | 'list';

/** How much of the text was understood. Shares are from 0 to 1, of words. */
export type Understanding = {
  /** Words without a role are unread. */
  roles: ReadonlyMap<Word, WordRole>;
  share: number;
  /** Of what tells the work and the studies, or may do so under a title that is not known. */
  career: number;
  /** In the order of the pages. */
  pages: number[];
  /** In the order of the sections, without their titles. */
  sections: number[];
  /** Rows of which most words are unread. */
  unread: Row[];
};

/** A page of the file that is a letter and no part of the resume: its place in the file, counted from 0, and its size in points. */
export type LetterPage = {
  number: number;
  width: number;
  height: number;
  /** The row that greets the reader. Its page is counted behind those of the resume. */
  opening: Row;
};

/** What was read, before it is judged how much of it was understood. */
export type ReadParts = Pick<Resume, 'pages' | 'rows' | 'top' | 'sections' | 'profile'>;

/** A resume as it was read; the input of every rule. */
export type Resume = {
  /** Without letters, and counted without them. */
  pages: Page[];
  letters: LetterPage[];
  /** All rows of body text in reading order, without page headers and footers. */
  rows: Row[];
  /** Rows above the first heading. */
  top: Row[];
  sections: Section[];
  profile: Profile;
  links: (Link & { page: number })[];
  /** The size of most letters, in points. */
  bodySize: number;
  /** Words of the body, without bullet signs. */
  wordCount: number;
  language: 'english' | 'other' | 'unsupported';
  /** Which of six other languages it is, where that is known. */
  tongue: 'de' | 'es' | 'fr' | 'it' | 'pt' | 'nl' | undefined;
  stage: Stage;
  locale: Locale;
  isAcademic: boolean;
  /** Years covered by dated experience. */
  yearsOfExperience: number;
  /** How reliable the reading of the layout is, from 0 to 1. */
  confidence: number;
  understanding: Understanding;
  /** The year and month of the upload date. */
  today: MonthDate & { month: number };
};
