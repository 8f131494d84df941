import type { Refused } from '../api/refused.ts';

type Arrival = { path: string; complaint?: string; needsConsent?: boolean };

/** What follows every sign-in: the profile is read, a waiting resume is attached, and the way goes on from there. */
export async function arrive(wanted = '/dashboard'): Promise<Arrival> {
  const [{ claimVisit }, { readUser }] = await Promise.all([import('./claim.ts'), import('./read-user.ts')]);
  const [claimed] = await Promise.allSettled([claimVisit()]);
  // After the claim, which may have cost a credit.
  const refused = await readUser().catch((error: Refused) => error);
  if ('code' in refused && refused.code === 'consent_missing') return { path: wanted, needsConsent: true };
  if (claimed.status === 'fulfilled') return { path: claimed.value ?? wanted };
  const { code, message } = claimed.reason as Refused;
  // The sealed report waits while its credit is bought.
  return { path: code === 'no_credits' ? '/pricing' : wanted, complaint: message };
}
