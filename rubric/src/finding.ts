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
  /** The text on the page it is about; empty for what is missing. */
  text: string;
  /** What the final score gains in points when this alone is fixed. */
  gain: number;
  rewrite?: string | undefined;
  boxes: PageBox[];
  /** Title of the section it stands in, `Header` above the first; empty in reports stored before it was kept. */
  section: string;
  /** A plain error, which no taste excuses: a reader takes it for carelessness. */
  isPlainError: boolean;
};
