import type { Box } from '../box.ts';
import type { Severity } from '../categories.ts';
import type { Finding } from '../finding.ts';
import type { Grades, Scores } from '../letters.ts';
import type { ReportDocument } from '../report-document.ts';

/** The names of the wire, as the specification defines them. Everything here is made from a `ReportDocument`. */
export type MistakeType = 'red' | 'other';
export type WireFeedback = { n: number; title: string; text: string; ruleId: string; severity: Severity; gain: number };
export type WireSection = { coordinates: Box[]; feedback: WireFeedback[] };
export type WireHorizontal = { coor: Box; mistake_type: MistakeType; feedback_display: string };
/** `mode` is the guide's x in points; `sar_list` holds what is off it. */
export type WireGuide = {
  mode: number;
  display_text: string;
  sar_list: Record<string, { word_coor: Box; text: string; deviation: number }>;
};
export type WirePageGuide = WireGuide & { page: number; key: string };
export type WireGrammar = {
  page: number;
  mistake: string;
  mistake_type: MistakeType;
  word_coor: Box;
  feedback_display: string;
  feedback_display_title: string;
};
export type WireOverused = {
  page: number;
  overuse_coor: Box;
  overuse_status: string;
  errorColor: MistakeType;
  feedback_display: string;
  feedback_display_title: string;
};
export type WireRepetition = {
  page: number;
  coordinates: Box[];
  mistake_type: 'red' | 'yellow';
  feedback_display_title: string;
  feedback_display: string;
};

/** The fields that have the same name and shape in the document and on the wire. */
type Unchanged = Pick<
  ReportDocument,
  | 'rubricVersion'
  | 'stage'
  | 'locale'
  | 'confidence'
  | 'understood'
  | 'profile'
  | 'pages'
  | 'insights'
  | 'strengths'
  | 'failedRules'
>;

/** A report in the names of the wire; fields the specification lacks come last. Page keys are `Page0`, `Page1`, ... */
export type WireReport = Unchanged & {
  Grade: Grades;
  Content: Record<string, Record<string, WireSection>>;
  Format: { horizontal: Record<string, WireHorizontal[]>; vertical: Record<string, [key: string, guide: WireGuide]> };
  Writing: { grammar: WireGrammar[]; overused: WireOverused[] };
  allFeedback: { mistake: string; feedback: string }[];
  allCoordinates: Record<string, Box[]>;
  repetitionFeedback: WireRepetition[];
  overusedWord: string[];
  totalMistakes: { content: number; formattingVertical: number; formattingHorizontal: number; writing: number };
  finalGrade: Grades;
  scores: Scores;
  guides: WirePageGuide[];
  findings: Finding[];
};
