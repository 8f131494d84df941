import type { Movement } from '@redmark/contract';

const texts: Record<Movement['reason'], string> = {
  welcome: 'Welcome',
  purchase: 'Purchase',
  renewal: 'Monthly plan renewed',
  hold: 'Resume graded',
  settlement: 'Report delivered',
  release: 'Returned: no report was made',
  refund: 'Taken back with a refund',
  restore: 'Returned: the dispute was settled',
  grant: 'Changed by support',
};

/** Why credits moved, in words. */
export function movementText({ reason, pending, note }: Movement): string {
  if (pending) return 'Set aside while a resume is graded';
  return note === null ? texts[reason] : `${texts[reason]}: ${note}`;
}

/** A settlement changes no balance: its credit was taken by the hold, which is listed. */
export const shownMovements = (movements: Movement[]) => movements.filter(({ credits }) => credits !== 0);

export const signedCredits = (credits: number) => (credits > 0 ? `+${credits}` : `−${-credits}`);
