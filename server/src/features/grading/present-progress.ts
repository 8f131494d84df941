import { type Progress, type RefusalCode, refusals, StageName, stages } from '@redmark/contract';
import type { ReviewRow } from '../reviews/review-records.ts';

/** A review's progress in the format of the wire. */
export function presentProgress(review: ReviewRow): Progress {
  const stage = StageName.parse(review.stage);
  return {
    resumeId: review.resume_id,
    state: review.state,
    stage,
    percent: stages[stage],
    queuePosition: review.queue_position,
    error:
      review.error_code === null || review.error_message === null
        ? null
        : { code: review.error_code, message: review.error_message },
  };
}

export function runningProgress(resumeId: string, stage: StageName): Progress {
  return { resumeId, state: 'running', stage, percent: stages[stage], queuePosition: null, error: null };
}

/** The progress sent to subscribers when their review is deleted. */
export function vanishedProgress(resumeId: string): Progress {
  return { ...runningProgress(resumeId, 'uploaded'), state: 'failed', error: errorOf('not_found') };
}

export function errorOf(code: RefusalCode) {
  return { code, message: refusals[code].message };
}

export const isFinal = ({ state }: Progress) => state !== 'queued' && state !== 'running';
