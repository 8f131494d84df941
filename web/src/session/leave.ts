import { queryClient } from '../api/queries.tsx';
import { forgetLastReport } from './last-report.ts';
import { loadIdentity } from './load-identity.ts';
import { removeStored } from './local-storage.ts';
import { forgetUser, sessionChanged } from './session-store.ts';
import { endVisit, readVisit } from './visit.ts';

/** Signs out here, or on every device, and forgets what was kept of the account. */
export async function leave({ everywhere = false, forGood = false } = {}) {
  const identity = await loadIdentity();
  await identity.signOut({ everywhere });
  forgetAccount();
  const { readSite } = await import('../api/site.ts');
  const { webClientId } = (await readSite()).identity;
  forgetClients(everywhere || forGood ? undefined : webClientId);
}

/** What a browser keeps of an account goes with its session; what a visitor left here stays. */
export function forgetAccount() {
  queryClient.clear();
  if (readVisit()?.owned) endVisit();
  forgetLastReport();
  forgetUser();
}

/**
 * Tokens of a client this site does not use any more look like a session and are none. What this browser is known by
 * goes as well where somebody leaves everywhere, or for good.
 */
function forgetClients(but: string | undefined) {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('CognitoIdentityServiceProvider.'));
  removeStored(...keys.filter((key) => but === undefined || !key.includes(`.${but}.`)));
  sessionChanged();
}
