import { ApiKeys } from './api-keys.tsx';
import { Webhooks } from './webhooks.tsx';

/** What an account offers to programs. */
export function Programs() {
  return (
    <>
      <ApiKeys />
      <Webhooks />
    </>
  );
}
