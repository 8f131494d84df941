import { useSearchParams } from 'react-router';
import { OpenRequest } from './open-request.tsx';
import { RequestList } from './request-list.tsx';

/** Requests of employers, or the one that the address names. */
export function RequestsSection() {
  const [search] = useSearchParams();
  const id = search.get('request');
  return id ? <OpenRequest key={id} id={id} /> : <RequestList />;
}
