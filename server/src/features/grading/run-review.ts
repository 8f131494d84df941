import { type RefusalCode, type ReportSummary, type StageName, stages } from '@redmark/contract';
import type { Report } from '@redmark/grader';
import { fingerprintOf } from '../../base/fingerprint.ts';
import { GradingFailed, PartDown, type Services, StoppedEarly } from '../../services.ts';
import type { Credits } from '../credits/credits.ts';
import type { Pages } from '../resumes/pages/pages.ts';
import { recordRefusal } from '../resumes/resume-records.ts';
import {
  excuseAttempt,
  recordStage,
  type Settlement,
  settleReview,
  type TakenReview,
  takeUpReview,
} from '../reviews/review-records.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import { errorOf, runningProgress } from './present-progress.ts';
import type { ProgressHub } from './progress-hub.ts';
import { onceBack, unlessStopped } from './retrying.ts';

/** A document whose grading crashed this many hosts, or failed this many times, is not retried. */
const attemptsAllowed = 3;
/**
 * Attempts that failed because storage or the database was unavailable are at most a minute apart, so this is about an
 * hour.
 */
const excusesAllowed = 60;
/** How long a stage that is reached waits to be written; other hosts look as often as that, or less. */
const stageMilliseconds = 250;

type Told = { credits: Credits; webhooks: Webhooks; hub: ProgressHub };
type HoldEnding = 'settle' | 'release';
type Unfinished = Omit<Settlement, 'finished_at'>;

/** Grades one queued review. Safe to repeat and to run twice: only the latest attempt may settle it, and only once. */
export function createReviewRunner(services: Services, pages: Pages, { credits, webhooks, hub }: Told) {
  const { db, storage, queue, graders, now, log } = services;

  async function grade(review: TakenReview, stop: AbortSignal) {
    const bytes = await storage.read(review.storage_key);
    if (!bytes) return await fail(review, 'upload_missing');
    // The price is for the bytes that arrived; grading exchanged ones would give a report for free.
    const sha256 = await fingerprintOf(bytes);
    if (sha256 !== review.sha256) return await fail(review, 'upload_changed');
    const stage = stageRecorder(review);
    const { graded, images } = await graders
      .grade(bytes, {
        today: review.created_at.toISOString().slice(0, 'YYYY-MM-DD'.length),
        images: review.page_count === null,
        isVisitor: review.is_visitor,
        isBulk: review.is_bulk,
        onStage: stage.reached,
      })
      .finally(stage.end);
    // A host that stops ends its threads, which looks like a file that takes too long; another host grades it.
    stop.throwIfAborted();
    if (images.length > 0) await pages.keep(review.resume_id, images);
    if (graded.ok) return await finish(review, graded, sha256);
    const { code, message } = graded.error;
    await recordRefusal(db, review.resume_id, graded.error);
    if (await settle(review, 'release', { state: 'refused', error_code: code, error_message: message, sha256 }))
      hub.publish({ ...runningProgress(review.resume_id, 'reading'), state: 'refused', error: { code, message } });
  }

  async function finish(review: TakenReview, report: Report, sha256: string) {
    const { document, failures } = report;
    for (const failure of failures) log(new RuleFailed(failure));
    const ending = document.grades.Cumulative === null ? 'release' : 'settle';
    const settled = await settle(review, ending, {
      state: 'done',
      stage: 'done',
      rubric_version: document.rubricVersion,
      sha256,
      grading: JSON.stringify(document),
      summary: JSON.stringify(summaryOf(report)),
    });
    if (settled) hub.publish({ ...runningProgress(review.resume_id, 'done'), state: 'done' });
  }

  async function fail(review: TakenReview, code: RefusalCode) {
    const error = errorOf(code);
    if (await settle(review, 'release', { state: 'failed', error_code: error.code, error_message: error.message }))
      hub.publish({ ...runningProgress(review.resume_id, 'uploaded'), state: 'failed', error });
  }

  /** Ends a review and its hold in one transaction: a report with a grade is paid for, anything else is not. */
  async function settle(review: TakenReview, hold: HoldEnding, settlement: Unfinished): Promise<boolean> {
    // A finished report waits for the database rather than being made again.
    return await onceBack(async () => await settleOnce(review, hold, settlement));
  }

  async function settleOnce(review: TakenReview, hold: HoldEnding, settlement: Unfinished): Promise<boolean> {
    const isSettled = await db.transaction().execute(async (tx) => {
      const settled = await settleReview(tx, review, { ...settlement, finished_at: now() });
      if (settled?.hold_id) await credits[hold](tx, settled.hold_id);
      if (settled) await webhooks.tellOfReview(tx, review, settlement);
      return settled !== undefined;
    });
    if (isSettled) queue.wake();
    return isSettled;
  }

  /**
   * Publishes stages at once and writes the newest only now and then, for those who follow it through another host: most
   * gradings are over before that, and writing is dearer than a stage.
   */
  function stageRecorder(review: TakenReview) {
    let newest: StageName = 'uploaded';
    let timer: NodeJS.Timeout | undefined;
    let written = Promise.resolve();
    const write = () => {
      timer = undefined;
      written = written.then(async () => await recordStage(db, review, newest)).catch(log);
    };
    return {
      reached(stage: StageName) {
        if (stages[stage] <= stages[newest]) return;
        newest = stage;
        hub.publish(runningProgress(review.resume_id, stage));
        timer ??= setTimeout(write, stageMilliseconds);
      },
      /** Nothing is written after this. */
      async end() {
        clearTimeout(timer);
        await written;
      },
    };
  }

  return async (reviewId: string, stop: AbortSignal = new AbortController().signal): Promise<void> => {
    const review = await takeUpReview(db, reviewId);
    if (!review) return;
    hub.publish(runningProgress(review.resume_id, 'uploaded'));
    const counted = review.attempt - review.excused;
    if (counted > attemptsAllowed) return await fail(review, 'our_fault');
    try {
      await unlessStopped(grade(review, stop), stop);
    } catch (error) {
      if (isExcuse(error) && review.excused < excusesAllowed) {
        await onceBack(async () => await excuseAttempt(db, review));
        throw error;
      }
      if (counted < attemptsAllowed && !(error instanceof GradingFailed)) throw error;
      log(error);
      await fail(review, 'our_fault');
    }
  };
}

/** Whether an attempt ended through no fault of the document. */
const isExcuse = (error: unknown) => error instanceof PartDown || error instanceof StoppedEarly;

/** A rule threw on a resume. The error names the rule and the line of code, and nothing of the resume. */
class RuleFailed extends Error {
  override readonly name = 'RuleFailed';

  constructor({ rule, error, at }: Report['failures'][number]) {
    super(`The rule ${rule} failed with ${error} at ${at}`);
  }
}

/** The part of a report that lists show, stored separately. */
function summaryOf({ document, resume }: Report): ReportSummary {
  return { finalGrade: document.grades, score: document.scores.Cumulative, person: resume.profile.name };
}
