import type { Group, Severity } from '@redmark/rubric';
import type { Rect } from './page.ts';
import type { Resume } from './resume.ts';

/** A rectangle on a page; words, rows and segments are such rectangles. */
export type PageRect = Rect & { page: number };

/** What the number of findings is set in relation to: bullets, entries, words, or the document as a whole. */
export type Measure = 'bullets' | 'entries' | 'words' | 'document';

/** How findings of a rule become log points (see `SheetCost` of the rubric). */
export type Cost =
  | { kind: 'presence'; weight: number }
  | { kind: 'count'; weight: number; max: number; per: Measure }
  | { kind: 'shortfall'; max: number };

/** The vertical line that items of a kind are aligned on. */
type RuleGuide = {
  page: number;
  key: string;
  /** The guide's x in points. */
  mode: number;
  display: string;
};

/**
 * One mistake as a rule yields it, from which the report makes a `Finding`; rules know nothing of numbers, scores or
 * screens.
 */
export type RuleFinding = {
  severity?: Severity;
  title: string;
  advice: string;
  /** The text on the page that it is about; may be empty where something is missing. */
  text: string;
  at: PageRect[];
  rewrite?: string;
  /** Log points that it costs; for shortfall rules only. */
  loss?: number;
  /** How many mistakes it stands for, where one action fixes them all; 1 by default. */
  count?: number;
  /** Factor on the rule's own weight, 1 by default. */
  weight?: number;
  /** Overrides the rule's own `grave`; 0 for a finding that is not grave. */
  grave?: number;
  /**
   * A rule that tells the same cause. Where that one found something, this is no note of its own: the first note of that
   * rule costs for both, is mended for both, and says `adds` where there is more to say.
   */
  toldWith?: { rule: string; adds?: string };
  /** Whether it only costs, since another part of the report tells it; `toldWith` still adds it to another note. */
  untold?: boolean;
  /** For vertical rules: the guide that it is off, and by how many points. */
  guide?: RuleGuide;
  deviation?: number;
};

/** What a rule requires of a resume, what it looks for, and why. */
export type RuleReason = { title: string; finds: string; why: string };

export type Rule = {
  /** The name of its file, and its id in reports. */
  name: string;
  group: Group;
  severity: Severity;
  cost: Cost;
  /** Log points that a finding takes from the final score, in addition to what it costs its category. */
  grave?: number;
  /** Whether several findings are one habit that is fixed at once: they become one finding with all their boxes. */
  habit?: boolean;
  /**
   * Whether its findings are plain errors, which no taste excuses: each also lowers the final score, and its mark is
   * red whatever its severity.
   */
  isPlainError?: boolean;
  /** Its published reason, in plain words for the people who are graded. */
  about: RuleReason;
  /** Whether it also runs on text that is not English. Formatting rules always do. */
  anyLanguage?: boolean;
  /**
   * False where it is not asked of an academic's vitae: it knows the sentences, titles and entries of a career in jobs,
   * and was wrong about lists of works, talks and offices (decision 184).
   */
  inVitae?: false;
  /** Whether a rule of formatting is also asked where pages are pictures, whose fonts and sizes are not those that people see. */
  ofPictures?: true;
  check: (resume: Resume) => Iterable<RuleFinding>;
};
