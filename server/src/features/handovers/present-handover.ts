import type { Handover, HandoverOffer, HandoverState } from '@redmark/contract';
import type { HandoverRow } from './handover-records.ts';

/** Where an invitation stands. What was deleted before it was taken counts as withdrawn. */
export function stateOf(row: HandoverRow, now: Date): HandoverState {
  if (row.taken_at !== null) return 'taken';
  if (row.withdrawn_at !== null || row.resume_id === null) return 'withdrawn';
  return row.expires_at <= now ? 'expired' : 'sent';
}

/** As whoever handed the report over sees it. */
export function presentHandover(row: HandoverRow, now: Date): Handover {
  const { id, file_name, email, author, gives, created_at, expires_at, taken_at } = row;
  return {
    id,
    fileName: file_name,
    email,
    author,
    gives,
    state: stateOf(row, now),
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    takenAt: taken_at?.toISOString() ?? null,
  };
}

/** As whoever has the key sees it. */
export function presentOffer(row: HandoverRow, now: Date): HandoverOffer {
  return {
    author: row.author,
    fileName: row.file_name,
    email: maskedAddress(row.email),
    state: stateOf(row, now),
    expiresAt: row.expires_at.toISOString(),
  };
}

/** The first letter of the name and the domain: whoever owns the address knows which of theirs it is. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${email.slice(at)}`;
}
