export {
  type Annotated,
  annotatedOn,
  type GradedWithImages,
  type GradeOptions,
  gradeOn,
  type RenderedPages,
  renderPagesOn,
} from './grade.ts';
export { createGradeFunction, type GradeAnswer, type GradeEvent } from './lambda/grade-function.ts';
export { grade } from './library.ts';
export { type CandidateRead, candidateOn, type Matched, type MatchOptions, matchOn } from './match-pdf.ts';
export type { Candidate, CandidateFacts, PackedResume, Wanted } from './matching/index.ts';
export type { PersonalNote } from './pdf/annotate.ts';
export { compilePdfium, type Engine, startEngine } from './pdf/engine.ts';
export { textPdf } from './pdf/typed-pdf.ts';
export { createPool, type Pool, type PoolOptions, ThreadsDown } from './pool/pool.ts';
export {
  type Graded,
  type PageImage,
  type RefusalCode,
  type Refused,
  type Report,
  type ResumeFields,
  type RuleFailure,
  refusalSentences,
  refused,
} from './report/report.ts';
export { rubricVersion } from './report/rubric-version.ts';
