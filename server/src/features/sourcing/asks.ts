import type { CandidateAsk } from '@redmark/contract';
import { sha256Of } from '../../base/secrets.ts';
import { countAudit } from '../../database/audit-log.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Pool } from '../pool/pool.ts';
import { openRequest } from '../requests/request-records.ts';
import { presentRequest } from '../requests/requests.ts';
import { changeEntry, type EntryRow, findAsked } from './shortlist-records.ts';
import type { Sourcing } from './sourcing.ts';

export type Asks = ReturnType<typeof createAsks>;

type Needs = Pick<Services, 'db' | 'now' | 'mail' | 'emails' | 'operatorEmail'>;

/** What a candidate is asked by a letter. Whoever has its key answers; no login is needed. */
export function createAsks(
  { db, now, mail, emails, operatorEmail }: Needs,
  pool: Pool,
  { deskUrl }: Pick<Sourcing, 'deskUrl'>,
) {
  async function found(key: string) {
    const entry = await findAsked(db, sha256Of(key), now());
    const row = entry && (await openRequest(db, entry.request_id, now()));
    const card = entry && (await pool.own(entry.account_id)).card;
    if (!entry?.ask_expires_at || !row || !card) throw new Refusal('ask_ended');
    return { entry, card, wishes: presentRequest(row).wishes, expiresAt: entry.ask_expires_at };
  }

  function present({ entry, card, wishes, expiresAt }: Awaited<ReturnType<typeof found>>): CandidateAsk {
    const { company, role, region, place, workplace, salaryFrom, salaryTo, currency, mustHave } = wishes;
    return {
      state: stateOf(entry),
      job: { company, role, region, place, workplace, salaryFrom, salaryTo, currency, mustHave },
      card,
      expiresAt: expiresAt.toISOString(),
    };
  }

  return {
    open: async (key: string): Promise<CandidateAsk> => present(await found(key)),

    /** Whoever declined stays declined: nobody is shown who once said no. */
    async answer(key: string, accepts: boolean): Promise<CandidateAsk> {
      const asked = await found(key);
      const { entry, wishes } = asked;
      if (entry.accepted === accepts) return present(asked);
      if (entry.accepted === false) throw new Refusal('already_declined');
      await changeEntry(db, entry.id, { accepted: accepts, answered_at: now() });
      await countAudit(db, now(), { actor: 'link', action: 'candidate answered', subject: entry.id });
      const { company, role } = wishes;
      mail.later(operatorEmail, emails.candidateAnswered({ company, role, url: deskUrl(entry.request_id) }));
      return present({ ...asked, entry: { ...entry, accepted: accepts } });
    },
  };
}

const stateOf = ({ accepted }: EntryRow): CandidateAsk['state'] =>
  accepted === null ? 'open' : accepted ? 'accepted' : 'declined';
