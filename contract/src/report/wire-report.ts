import type { WirePageGuide, WireReport } from '@redmark/rubric';
import { z } from 'zod';
import { Box, Finding, Severity } from './finding.ts';
import { Grades, Scores } from './grades.ts';

const Feedback = z.object({
  n: z.int(),
  title: z.string(),
  text: z.string(),
  ruleId: z.string(),
  severity: Severity,
  gain: z.number(),
});
const MistakeType = z.enum(['red', 'other']);
const ContentSection = z.object({ coordinates: z.array(Box), feedback: z.array(Feedback) });
const Horizontal = z.object({ coor: Box, mistake_type: MistakeType, feedback_display: z.string() });

/** A vertical guide of one page: `mode` is its x in points; `sar_list` holds what is off it. */
export const Guide = z.object({
  mode: z.number(),
  display_text: z.string(),
  sar_list: z.record(z.string(), z.object({ word_coor: Box, text: z.string(), deviation: z.number() })),
});
export const PageGuide = Guide.extend({ page: z.int(), key: z.string() }) satisfies z.ZodType<WirePageGuide>;
export type PageGuide = WirePageGuide;

const Grammar = z.object({
  page: z.int(),
  mistake: z.string(),
  mistake_type: MistakeType,
  word_coor: Box,
  feedback_display: z.string(),
  feedback_display_title: z.string(),
});
const Overused = z.object({
  page: z.int(),
  overuse_coor: Box,
  overuse_status: z.string(),
  errorColor: MistakeType,
  feedback_display: z.string(),
  feedback_display_title: z.string(),
});
const Repetition = z.object({
  page: z.int(),
  coordinates: z.array(Box),
  mistake_type: z.enum(['red', 'yellow']),
  feedback_display_title: z.string(),
  feedback_display: z.string(),
});

/** A report in the names of the wire; fields that the specification lacks come last. */
export const Grading = z.object({
  Grade: Grades,
  Content: z.record(z.string(), z.record(z.string(), ContentSection)),
  Format: z.object({
    horizontal: z.record(z.string(), z.array(Horizontal)),
    vertical: z.record(z.string(), z.tuple([z.string(), Guide])),
  }),
  Writing: z.object({ grammar: z.array(Grammar), overused: z.array(Overused) }),
  allFeedback: z.array(z.object({ mistake: z.string(), feedback: z.string() })),
  allCoordinates: z.record(z.string(), z.array(Box)),
  repetitionFeedback: z.array(Repetition),
  overusedWord: z.array(z.string()),
  totalMistakes: z.object({
    content: z.int(),
    formattingVertical: z.int(),
    formattingHorizontal: z.int(),
    writing: z.int(),
  }),
  finalGrade: Grades,
  rubricVersion: z.string(),
  stage: z.string(),
  locale: z.string(),
  confidence: z.number(),
  /** The share of words that were understood, from 0 to 1; missing in reports stored before it was measured. */
  understood: z.number().optional(),
  scores: Scores,
  profile: z.object({ name: z.string(), firstName: z.string() }),
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
  guides: z.array(PageGuide),
  findings: z.array(Finding),
  insights: z.array(z.object({ title: z.string(), text: z.string() })),
  strengths: z.array(z.string()),
  /** Names of the rules that threw: what they check was not checked. */
  failedRules: z.array(z.string()),
}) satisfies z.ZodType<WireReport>;
export type Grading = WireReport;
