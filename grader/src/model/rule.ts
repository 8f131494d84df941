import type { Rect } from './page.ts';
import type { Resume } from './resume.ts';

export type Severity = 'critical' | 'major' | 'minor';
export type Group =
  | 'content'
  | 'formatting.horizontal'
  | 'formatting.vertical'
  | 'writing.grammar'
  | 'writing.overused';

/** A place on a page; words, rows and segments are places. */
export type Place = Rect & { page: number };

/** What the number of findings is weighed against: bullets, entries, words, or the document as a whole. */
export type Measure = 'bullets' | 'entries' | 'words' | 'document';

/** How findings of a rule become log points (see scoring/loss.ts). */
export type Cost =
  | { kind: 'presence'; weight: number }
  | { kind: 'count'; weight: number; max: number; per: Measure }
  | { kind: 'shortfall'; max: number };

export type Guide = {
  page: number;
  key: string;
  /** The guide's x in points. */
  mode: number;
  display: string;
};

/** One mistake a rule saw. Rules yield these and know nothing of numbers, scores or screens. */
export type Finding = {
  severity?: Severity;
  title: string;
  advice: string;
  /** The concrete text on the page it is about; may be empty for what is missing. */
  text: string;
  at: Place[];
  rewrite?: string;
  /** Log points, for shortfall rules. */
  loss?: number;
  /** How many mistakes this one stands for, when one action mends them all; 1 unless told. */
  count?: number;
  /** Weight of this one beside the rule's own, 1 unless told. */
  weight?: number;
  /** Instead of the rule's own `grave`; 0 where this one is not grave. */
  grave?: number;
  /** For vertical rules: the guide it stands off, and by how many points. */
  guide?: Guide;
  deviation?: number;
};

export type Rule = {
  /** Name of its file and its heading in the report's data. */
  name: string;
  group: Group;
  severity: Severity;
  cost: Cost;
  /** Log points that a finding takes from the final score besides what it costs its category. */
  grave?: number;
  /** Several findings are one habit, mended in one go: they are told in one note with all its places. */
  habit?: boolean;
  /** It asks nothing of the language, so it also runs on text that is not English. Formatting rules always do. */
  anyLanguage?: boolean;
  check: (resume: Resume) => Iterable<Finding>;
};
