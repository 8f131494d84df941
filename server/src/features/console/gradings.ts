import type { EndedGrading } from '@redmark/contract';
import type { Database } from '../../database/open.ts';
import type { Services } from '../../services.ts';

const shownGradings = 50;

type Needed = Pick<Services, 'db' | 'queue' | 'graders'>;

/** How the gradings of the installation go: those without a report, and what waits. */
export function createGradingsWatch({ db, queue, graders }: Needed) {
  return {
    async ended(state: EndedGrading['state']): Promise<{ gradings: EndedGrading[] }> {
      const found = await endedReviews(db, state, shownGradings);
      const gradings = found.map((review) => ({
        id: review.id,
        resumeId: review.resume_id,
        at: (review.finished_at ?? review.created_at).toISOString(),
        state,
        code: review.error_code ?? 'unknown',
        attempts: review.attempt,
        pages: review.page_count,
        bytes: review.size,
        account: review.owner_id && review.email ? { id: review.owner_id, email: review.email } : null,
      }));
      return { gradings };
    },

    async queue() {
      const { all, idle } = graders.threads();
      return { lines: await queue.lines(), threads: { all, idle } };
    },
  };
}

async function endedReviews(db: Database, state: EndedGrading['state'], limit: number) {
  return await db
    .selectFrom('review')
    .innerJoin('resume', 'resume.id', 'review.resume_id')
    .leftJoin('account', 'account.id', 'resume.owner_id')
    .select(['review.id', 'review.resume_id', 'review.created_at', 'review.finished_at', 'review.error_code'])
    .select(['review.attempt', 'resume.page_count', 'resume.size', 'resume.owner_id', 'account.email'])
    .where('review.state', '=', state)
    .orderBy('review.finished_at', (order) => order.desc().nullsLast())
    .limit(limit)
    .execute();
}
