import type { OperatorRequest, ShortlistEntry } from '@redmark/contract';
import { momentText } from '../moment-text.ts';

/** How far a request has come, in one line. */
export function progressOf({ chosen, accepted, sentAt }: OperatorRequest): string {
  if (chosen === 0) return 'Nobody is on the shortlist yet';
  const people = chosen === 1 ? '1 person' : `${chosen} people`;
  const sent = sentAt === null ? '' : `, sent ${momentText(sentAt)}`;
  return `${people} on the shortlist, ${accepted} accepted${sent}`;
}

/** What somebody on a shortlist and the employer said. */
export function stateText({ state, askedAt, shownAt, interested }: ShortlistEntry): string {
  const asked = askedAt === null ? '' : ` ${momentText(askedAt)}`;
  const said = {
    chosen: 'Not asked yet',
    asked: `Asked${asked}, no answer yet`,
    expired: `Asked${asked}, did not answer in time`,
    declined: 'Declined',
    accepted: 'Accepted',
  }[state];
  const shown = shownAt === null ? [] : [`shown ${momentText(shownAt)}`];
  const answer = interested === null ? [] : [interested ? 'the employer wants an interview' : 'the employer said no'];
  return [said, ...shown, ...answer].join(', ');
}
