/**
 * What a host needs that leaves the grading to threads: the pool and its reports, without the engine, whose rules and
 * words would only take memory on its main thread.
 */
export { textPdf } from './pdf/typed-pdf.ts';
export { createPool, ThreadsDown } from './pool/pool.ts';
export { sampleLines } from './pool/sample-lines.ts';
export {
  type Graded,
  type PageImage,
  type RefusalCode,
  type Report,
  refusalSentences,
  refused,
} from './report/report.ts';
export { rubricVersion } from './report/rubric-version.ts';
