import { z } from 'zod';
import { Grades } from './grades.ts';

/** `[x1, y1, x2, y2]` in points from the top-left corner of the unscaled page. */
export const Box = z.tuple([z.number(), z.number(), z.number(), z.number()]);
export type Box = z.infer<typeof Box>;

export const categories = ['content', 'formatting', 'writing'] as const;
export const Category = z.enum(categories);
export type Category = z.infer<typeof Category>;
export const groups = [
  'content',
  'formatting.horizontal',
  'formatting.vertical',
  'writing.grammar',
  'writing.overused',
] as const;
export const Group = z.enum(groups);
export const Severity = z.enum(['critical', 'major', 'minor']);

/** One numbered mistake. Pages count from 0; `gain` is what fixing it adds to the final score, in points. */
export const Finding = z.object({
  number: z.int(),
  rule: z.string(),
  category: Category,
  group: Group,
  severity: Severity,
  title: z.string(),
  advice: z.string(),
  text: z.string(),
  gain: z.number(),
  rewrite: z.string().optional(),
  boxes: z.array(z.object({ page: z.int(), box: Box })),
});
export type Finding = z.infer<typeof Finding>;

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

/** A vertical guide of one page: `mode` is its x in points; `sar_list` holds what stands off it. */
export const Guide = z.object({
  mode: z.number(),
  display_text: z.string(),
  sar_list: z.record(z.string(), z.object({ word_coor: Box, text: z.string(), deviation: z.number() })),
});
export const PageGuide = Guide.extend({ page: z.int(), key: z.string() });
export type PageGuide = z.infer<typeof PageGuide>;

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

/** The stored grading document in the names of the wire, with our additions after them. */
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
  scores: z.object({ Cumulative: z.number(), Content: z.number(), Format: z.number(), Writing: z.number() }),
  profile: z.object({ name: z.string(), firstName: z.string() }),
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
  guides: z.array(PageGuide),
  findings: z.array(Finding),
  insights: z.array(z.object({ title: z.string(), text: z.string() })),
  strengths: z.array(z.string()),
});
export type Grading = z.infer<typeof Grading>;

/** Real stages of a grading, in order, with how far along each is in percent. */
export const stages = {
  uploaded: 5,
  reading: 15,
  layout: 35,
  content: 50,
  formatting: 60,
  writing: 70,
  drawing: 85,
  done: 100,
} as const;
export type StageName = keyof typeof stages;
export const StageName = z.enum(Object.keys(stages) as [StageName, ...StageName[]]);

/** `queued` and `running` go on; `done` has a report; `refused` could not be read; `failed` was our fault. */
export const ReviewState = z.enum(['queued', 'running', 'done', 'refused', 'failed']);

/** One server-sent event of a grading. `percent` never falls; `queuePosition` is 1 for the next in line. */
export const Progress = z.object({
  resumeId: z.string(),
  state: ReviewState,
  stage: StageName,
  percent: z.number(),
  queuePosition: z.int().nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type Progress = z.infer<typeof Progress>;
