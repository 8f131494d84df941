import type { Progress } from '@redmark/contract';
import type { Database } from '../../database/open.ts';
import { Refusal } from '../../errors.ts';
import type { Sender, Services } from '../../services.ts';
import type { Credits } from '../credits/credits.ts';
import type { Letters } from '../letters/letters.ts';
import type { FileWork } from '../resumes/pages/file-work.ts';
import { refusalOf } from '../resumes/read-refusal.ts';
import type { Resumes } from '../resumes/resumes.ts';
import {
  addReview,
  copyReport,
  findReview,
  findSameReport,
  keepOwner,
  refuseReview,
  reopenReview,
  setHold,
  watchedReviews,
} from '../reviews/review-records.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import { enqueueReview } from './enqueue-review.ts';
import { presentProgress } from './present-progress.ts';
import { createProgressHub } from './progress-hub.ts';
import { createReviewRunner } from './run-review.ts';

const pollMilliseconds = 500;

export type Grading = ReturnType<typeof createGrading>;

export function createGrading(
  services: Services,
  resumes: Pick<Resumes, 'files' | 'pages'>,
  { credits, webhooks, letters }: Lower,
) {
  const { db, queue, graders, now, log } = services;
  const hub = createProgressHub({
    read: async (resumeIds) => (await watchedReviews(db, resumeIds)).map(presentProgress),
    log,
    pollMilliseconds,
  });

  async function progressOf(ownerId: string | null, resumeId: string): Promise<Progress> {
    const review = await findReview(db, ownerId, resumeId);
    if (!review) throw new Refusal('not_graded');
    return presentProgress(review);
  }

  /** Adds the review, its hold and its job in one transaction; returns whether an existing report was copied. */
  async function enter(
    tx: Database,
    { ownerId, sender, isOneOfMany = false, isByHand = false }: Asker,
    resumeId: string,
    arrived: Arrived,
  ): Promise<boolean> {
    // If it was claimed a moment ago, it must be paid for: a start as a visitor would be free.
    if (!(await keepOwner(tx, ownerId, resumeId))) throw new Refusal('not_found');
    const id = (await addReview(tx, resumeId, now())) ?? (await reopenReview(tx, resumeId));
    if (id === undefined) return false;
    const refused = refusalOf(arrived);
    if (refused) {
      await refuseReview(tx, id, refused, now());
      return false;
    }
    const mine = { ownerId, except: resumeId };
    const same = await findSameReport(tx, mine, arrived.sha256, graders.rubricVersion);
    if (same) {
      await copyReport(tx, same.id, id, now());
      return true;
    }
    // A visitor's grading is charged when somebody claims it.
    if (ownerId !== null) {
      const hold = await credits.hold(tx, ownerId, resumeId);
      await setHold(tx, id, hold.id);
      const left = await credits.balanceIn(tx, hold.payerId);
      await webhooks.tellLow(tx, hold.payerId, left, hold.id);
      await letters.aboutCredits(tx, hold.payerId, left);
      if (isByHand) await letters.aboutReport(tx, ownerId, id);
    }
    await enqueueReview(tx, queue, id, { sender, isOneOfMany });
    return false;
  }

  return {
    /**
     * Starts grading once, however often it is called: for a review that waits, runs or is over, returns its progress.
     */
    async start(asker: Asker, resumeId: string): Promise<Progress> {
      const { ownerId, sender } = asker;
      const arrived = await resumes.files.arrived(ownerId, resumeId, sender);
      const isCopy = await db.transaction().execute(async (tx) => await enter(tx, asker, resumeId, arrived));
      queue.wake();
      if (isCopy) await resumes.files.rendered(ownerId, resumeId, sender);
      return await progressOf(ownerId, resumeId);
    },

    /** Sends the state of a grading now and at every change, until it is over. */
    async follow(ownerId: string | null, resumeId: string, send: (progress: Progress, last: boolean) => void) {
      await progressOf(ownerId, resumeId);
      const follower = hub.follow(resumeId, send);
      // Read again after subscribing, so that changes in between are not missed.
      follower.publish(await progressOf(ownerId, resumeId));
      return follower.stop;
    },

    run: createReviewRunner(services, resumes.pages, { credits, webhooks, hub }),
  };
}

/** `isOneOfMany`: the resume is part of a batch. `isByHand`: a person started it by itself, and may leave the page. */
type Asker = { ownerId: string | null; sender: Sender; isOneOfMany?: boolean; isByHand?: boolean };
type Lower = { credits: Credits; webhooks: Webhooks; letters: Letters };
type Arrived = Awaited<ReturnType<FileWork['arrived']>>;
