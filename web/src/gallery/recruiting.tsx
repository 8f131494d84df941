import type { HiringRequest } from '@redmark/contract';
import { LinkEnded, LinkFailed, LinkOpening } from '../parts/recruiting/link-states.tsx';
import { WishList } from '../parts/recruiting/wish-list.tsx';
import { Shelf, Specimens } from './shelf.tsx';

const request: HiringRequest = {
  state: 'confirmed',
  email: 'joan@lakeside.example',
  sentAt: '2026-11-02T09:00:00Z',
  changedAt: null,
  expiresAt: '2027-01-01T09:00:00Z',
  wishes: {
    company: 'Lakeside Foods',
    person: 'Joan Ferris',
    role: 'Data analyst',
    region: 'United States',
    place: 'Erie, PA',
    workplace: 'Hybrid',
    salaryFrom: 62_000,
    salaryTo: 78_000,
    currency: 'USD',
    mustHave: ['SQL', 'Python'],
    niceToHave: ['dbt'],
    years: 3,
    advert: '',
  },
};
const failed = { error: new Error('offline'), refetch: () => undefined };

export function Recruiting() {
  return (
    <Shelf title="Recruiting">
      <Specimens name="WishList">
        <WishList request={request} />
      </Specimens>
      <LinkEnded words="this link" title="This link has ended" text="A newer letter has another one." />
      <LinkFailed words="this link" query={failed} />
      <LinkOpening text="Opening the question …" />
    </Shelf>
  );
}
