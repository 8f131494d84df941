import { queryClient } from '../api/queries.tsx';
import { forgetLastReport } from './last-report.ts';
import { loadIdentity } from './load-identity.ts';
import { removeStored } from './local-storage.ts';
import { forgetUser, sessionChanged } from './session-store.ts';
import { endVisit, readVisit } from './visit.ts';

/** Signs out here, or on every device, and clears what this browser keeps of the account. */
export async function leave({ everywhere = false, forGood = false } = {}) {
  const identity = await loadIdentity();
  await identity.signOut({ everywhere });
  forgetAccount();
  const { readSite } = await import('../api/site.ts');
  const { webClientId } = (await readSite()).identity;
  forgetClients(everywhere || forGood ? undefined : webClientId);
}

/** Clears what this browser keeps of the account; what a visitor uploaded here stays. */
export function forgetAccount() {
  queryClient.clear();
  if (readVisit()?.owned) endVisit();
  forgetLastReport();
  forgetUser();
}

/**
 * Removes the identity library's entries of every client but one: tokens of a former client look like a session and are
 * none. Leaving everywhere, or for good, removes the keys of this device as well.
 */
function forgetClients(but: string | undefined) {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('CognitoIdentityServiceProvider.'));
  removeStored(...keys.filter((key) => but === undefined || !key.includes(`.${but}.`)));
  sessionChanged();
}
