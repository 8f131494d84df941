import type { Finding, GraderStage } from '@redmark/rubric';
import type { Annotated, GradedWithImages, RenderedPages } from '../grade.ts';
import type { CandidateRead, Matched, MatchOptions } from '../match-pdf.ts';
import type { PersonalNote } from '../pdf/annotate.ts';

/** A job that the host sends to a worker thread. */
export type Order =
  | { kind: 'grade'; bytes: Uint8Array; today: string; images: boolean }
  | { kind: 'render'; bytes: Uint8Array }
  | {
      kind: 'annotate';
      bytes: Uint8Array;
      findings: readonly Finding[];
      author: string;
      personal: readonly PersonalNote[];
    }
  | ({ kind: 'match'; bytes: Uint8Array } & MatchOptions)
  | { kind: 'candidate'; bytes: Uint8Array; today: string };

/** A message of a worker thread. `heapBytes` lets the host replace a thread whose engine has grown too large. */
export type Answer =
  | { kind: 'ready' }
  | { kind: 'stage'; stage: GraderStage }
  | { kind: 'graded'; result: GradedWithImages; heapBytes: number }
  | { kind: 'rendered'; result: RenderedPages; heapBytes: number }
  | { kind: 'annotated'; result: Annotated; heapBytes: number }
  | { kind: 'matched'; result: Matched; heapBytes: number }
  | { kind: 'candidate-read'; result: CandidateRead; heapBytes: number }
  | { kind: 'broken'; why: 'memory' | 'fault'; detail: string };
