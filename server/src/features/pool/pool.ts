import {
  type BodyOf,
  type CandidateCard,
  HiringRequest,
  type OwnCandidacy,
  type showCandidate,
} from '@redmark/contract';
import type { Database } from '../../database/open.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import {
  addShowing,
  findPerson,
  findWishes,
  listRecruitingConsents,
  listShowings,
  lockAccount,
  newestGraded,
} from './pool-records.ts';

export type Pool = ReturnType<typeof createPool>;

/** People whom employers may see: those with a verified address, the consent to it and a graded resume. */
export function createPool({ db, now }: Pick<Services, 'db' | 'now'>) {
  async function standingOf(on: Database, accountId: string): Promise<Pick<OwnCandidacy, 'hiddenBy' | 'card'>> {
    const person = await findPerson(on, accountId);
    if (!person) throw new Refusal('not_found');
    const resume = await newestGraded(on, accountId);
    const { first_name: firstName, last_name: lastName, email } = person;
    const card = resume ? { firstName, lastName, email, resumeId: resume.id, fileName: resume.file_name } : null;
    if (!person.recruiting || person.closing_at) return { hiddenBy: 'no_consent', card };
    if (!person.verified) return { hiddenBy: 'not_verified', card };
    return { hiddenBy: card ? null : 'no_graded_resume', card };
  }

  const shownTo = async (ownerId: string): Promise<OwnCandidacy['showings']> =>
    (await listShowings(db, ownerId)).map(({ company, role, file_name, shown_at }) => ({
      company,
      role,
      fileName: file_name,
      shownAt: shown_at.toISOString(),
    }));

  return {
    shownTo,

    /** What employers would see of somebody, and to whom it was shown. */
    async own(ownerId: string): Promise<OwnCandidacy> {
      const consents = await listRecruitingConsents(db, ownerId);
      return {
        ...(await standingOf(db, ownerId)),
        showings: await shownTo(ownerId),
        consents: consents.map(({ given, at, agreed_to }) => ({ given, at: at.toISOString(), agreedTo: agreed_to })),
      };
    },

    /** The consent is looked at and the showing noted in one transaction: neither can be without the other. */
    async show({ requestId, accountId }: BodyOf<typeof showCandidate>): Promise<CandidateCard> {
      return await db.transaction().execute(async (tx) => {
        await lockAccount(tx, accountId);
        const found = await findWishes(tx, requestId, now());
        if (found === undefined) throw new Refusal('not_found');
        const { card, hiddenBy } = await standingOf(tx, accountId);
        if (hiddenBy !== null || card === null) throw new Refusal('not_in_pool');
        const { company, role } = HiringRequest.shape.wishes.parse(JSON.parse(found));
        await addShowing(tx, { accountId, requestId, company, role, fileName: card.fileName, at: now() });
        return card;
      });
    },
  };
}
