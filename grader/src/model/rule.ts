import type { Group, Severity } from '@redmark/rubric';
import type { Rect } from './page.ts';
import type { Resume } from './resume.ts';

/** A place on a page; words, rows and segments are places. */
export type PageRect = Rect & { page: number };

/** What the number of findings is weighed against: bullets, entries, words, or the document as a whole. */
export type Measure = 'bullets' | 'entries' | 'words' | 'document';

/** How findings of a rule become log points (see `SheetCost` of the rubric). */
export type Cost =
  | { kind: 'presence'; weight: number }
  | { kind: 'count'; weight: number; max: number; per: Measure }
  | { kind: 'shortfall'; max: number };

/** What entries of a kind are aligned on. */
type RuleGuide = {
  page: number;
  key: string;
  /** The guide's x in points. */
  mode: number;
  display: string;
};

/** One mistake as a rule yields it; rules know nothing of numbers, scores or screens. A report makes `Finding`s of these. */
export type RuleFinding = {
  severity?: Severity;
  title: string;
  advice: string;
  /** The concrete text on the page it is about; may be empty for what is missing. */
  text: string;
  at: PageRect[];
  rewrite?: string;
  /** Log points, for shortfall rules. */
  loss?: number;
  /** How many mistakes this one stands for, when one action mends them all; 1 by default. */
  count?: number;
  /** Weight of this one beside the rule's own, 1 by default. */
  weight?: number;
  /** Instead of the rule's own `grave`; 0 where this one is not grave. */
  grave?: number;
  /** For vertical rules: the guide it stands off, and by how many points. */
  guide?: RuleGuide;
  deviation?: number;
};

/** What a rule asks of a resume, what it looks for, and why. */
export type RuleReason = { title: string; finds: string; why: string };

export type Rule = {
  /** The name of its file, and its id in reports. */
  name: string;
  group: Group;
  severity: Severity;
  cost: Cost;
  /** Log points that a finding takes from the final score besides what it costs its category. */
  grave?: number;
  /** Several findings are one habit, fixed in one go: they become one finding with all their boxes. */
  habit?: boolean;
  /** No taste excuses it: each also lowers the final score, and its mark is red whatever its severity. */
  isPlainError?: boolean;
  /** As it is published, in plain words for whoever is graded by it. */
  about: RuleReason;
  /** It asks nothing of the language, so it also runs on text that is not English. Formatting rules always do. */
  anyLanguage?: boolean;
  check: (resume: Resume) => Iterable<RuleFinding>;
};
