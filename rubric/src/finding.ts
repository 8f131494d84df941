import type { PageBox } from './box.ts';
import type { Category, Group, Severity } from './categories.ts';

/** One numbered mistake of a report. */
export type Finding = {
  /** Counts from 1. */
  number: number;
  rule: string;
  category: Category;
  group: Group;
  severity: Severity;
  title: string;
  advice: string;
  /** The text on the page that it is about; empty where something is missing. */
  text: string;
  /** Points that the final score rises by when this finding alone is fixed. */
  gain: number;
  rewrite?: string | undefined;
  boxes: PageBox[];
  /** Title of its section, `Header` above the first section; empty in reports stored before this field existed. */
  section: string;
  /** Whether it is a plain error, which no taste excuses and readers take for carelessness. */
  isPlainError: boolean;
};
