import type { TeamMember } from '@redmark/contract';
import { creditsText } from '../../../parts/billing/money.ts';

/** `3 credits this month, 12 in total`; `nothing yet` for who never spent one. */
export function spentText({ month, total }: TeamMember['spent']): string {
  return total === 0 ? 'nothing yet' : `${creditsText(month)} this month, ${total} in total`;
}
