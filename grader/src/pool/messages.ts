import type { Finding, GraderStage } from '@redmark/rubric';
import type { Annotated, GradedWithImages, RenderedPages } from '../grade.ts';

/** What the host asks of a worker thread. */
export type Order =
  | { kind: 'grade'; bytes: Uint8Array; today: string; images: boolean }
  | { kind: 'render'; bytes: Uint8Array }
  | { kind: 'annotate'; bytes: Uint8Array; findings: readonly Finding[] };

/** What a worker thread answers. `heapBytes` tells when its engine has swollen and should go. */
export type Answer =
  | { kind: 'ready' }
  | { kind: 'stage'; stage: GraderStage }
  | { kind: 'graded'; result: GradedWithImages; heapBytes: number }
  | { kind: 'rendered'; result: RenderedPages; heapBytes: number }
  | { kind: 'annotated'; result: Annotated; heapBytes: number }
  | { kind: 'broken'; why: 'memory' | 'fault'; detail: string };
