import { addAudit } from '../../database/audit-log.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { changeTeamRow, limitRow, lockOwnTeam } from './team-records.ts';

/** What members may use of the shared credits in a month; `credits.hold` keeps them to it. */
export function createLimits({ db, now }: Pick<Services, 'db' | 'now'>) {
  return {
    /** For all members without a limit of their own; null ends it. */
    async limitMembers(ownerId: string, limit: number | null) {
      await db.transaction().execute(async (tx) => {
        if (!(await changeTeamRow(tx, ownerId, { month_limit: limit }))) throw new Refusal('not_found');
        await addAudit(tx, now(), { actor: 'owner', action: 'team limit changed', subject: ownerId });
      });
    },

    /** For one member; with null that of all counts. */
    async limitMember(ownerId: string, id: string, limit: number | null) {
      await db.transaction().execute(async (tx) => {
        const team = await lockOwnTeam(tx, ownerId);
        const accountId = team && (await limitRow(tx, { teamId: team.id, ownerId, id }, limit));
        if (accountId === undefined) throw new Refusal('not_found');
        await addAudit(tx, now(), { actor: 'owner', action: 'team limit changed', subject: accountId });
      });
    },
  };
}
