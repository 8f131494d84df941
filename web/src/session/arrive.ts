import { claimVisit } from './claim.ts';
import { readUser } from './read-user.ts';

/** What follows every sign-in: the profile is read, a waiting resume is attached, and the way goes on from there. */
export async function arrive(wanted = '/dashboard'): Promise<{ path: string; complaint?: string }> {
  const [claimed] = await Promise.allSettled([claimVisit(), readUser()]);
  if (claimed.status === 'fulfilled') return { path: claimed.value ?? wanted };
  return { path: wanted, complaint: (claimed.reason as Error).message };
}
