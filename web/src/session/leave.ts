import { queryClient } from '../api/query-client.ts';
import { forgetLastReport } from './last-report.ts';
import { loadIdentity } from './load-identity.ts';
import { forgetUser } from './session-store.ts';
import { endVisit, readVisit } from './visit.ts';

/** Signs out here, or on every device, and forgets what was kept of the account. */
export async function leave({ everywhere = false } = {}) {
  const identity = await loadIdentity();
  await identity.signOut({ everywhere });
  forgetAccount();
}

/** What a browser keeps of an account goes with its session; what a visitor left here stays. */
export function forgetAccount() {
  queryClient.clear();
  if (readVisit()?.owned) endVisit();
  forgetLastReport();
  forgetUser();
}
