import type { Kind } from './person.ts';

/** A coloured bar and the kinds of sections that stand in it. */
export type Side = { at: 'left' | 'right'; colour: string; ink: string; kinds: Kind[] };

/** How a page is set. Every choice is an idiom that people really use. */
export type Look = {
  paper: 'a4' | 'letter';
  font: string;
  size: number;
  colour?: string;
  /** Line height in percent. */
  leading?: number;
  /** A title such as "CURRICULUM VITAE", larger than the name. */
  banner?: string;
  head: 'left' | 'centre' | 'split' | 'table' | 'labels' | 'side' | 'none';
  /** Labels of the contact lines where the head is set with labels. */
  headLabels?: { name?: string; email: string; phone: string; place: string };
  /** The title over the contact lines of a sidebar. */
  contactTitle?: string;
  photo?: boolean;
  titles: 'plain' | 'caps' | 'ruled' | 'shaded' | 'spaced' | 'small-caps' | 'underlined' | 'colon' | 'signed';
  jobs: 'line' | 'stacked' | 'inline' | 'labels' | 'sentence' | 'sentence-items' | 'grid' | 'ruled' | 'rail';
  jobLabels?: { title: string; employer: string; dates: string; between: string };
  studies: 'line' | 'stacked' | 'table' | 'sentence' | 'items' | 'rail';
  /** Heads of the columns where studies stand in a table. */
  studyHeads?: [degree: string, school: string, dates: string, mark: string];
  /** The sign before list items; "1.", "a)" and "(i)" count. None sets the items as plain lines. */
  sign: string;
  /** Whether signs are typed as text, without a hanging indent. */
  typed?: boolean;
  skills: 'groups' | 'items' | 'grid' | 'bars' | 'dots' | 'run';
  side?: Side;
  /** Whether bold type begins inside words, as after a careless selection with the mouse. */
  cut?: boolean;
};
