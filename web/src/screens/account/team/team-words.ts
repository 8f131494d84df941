import type { Team, TeamMember } from '@redmark/contract';
import { creditsText } from '../../../parts/billing/money.ts';

/** `3 credits this month, 12 in total`; `nothing yet` for who never spent one. */
export function spentText({ month, total }: TeamMember['spent']): string {
  return total === 0 ? 'nothing yet' : `${creditsText(month)} this month, ${total} in total`;
}

/** What a member may use in a month, in words; their own limit counts before that of all. */
export function limitText(team: Pick<Team, 'monthLimit'>, { monthLimit, spent }: TeamMember): string {
  const limit = monthLimit ?? team.monthLimit;
  if (limit === null) return 'none';
  return `${creditsText(limit)} a month, ${Math.max(0, limit - spent.month)} left`;
}
