import { useSearchParams } from 'react-router';
import { OpenAccount } from './open-account.tsx';
import { PeopleSearch } from './people-search.tsx';

/** The search for accounts, or the account that the address names. */
export function AccountsSection() {
  const [search] = useSearchParams();
  const id = search.get('account');
  return id ? <OpenAccount key={id} id={id} /> : <PeopleSearch />;
}
