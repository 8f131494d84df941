import { asRefused } from '../api/refused.ts';

type Arrival = { path: string; complaint?: string; needsConsent?: boolean };

/** What follows every sign-in: reads the profile, claims a waiting resume, and answers where to go next. */
export async function arrive(wanted = '/dashboard'): Promise<Arrival> {
  const [{ claimVisit }, { readUser }] = await Promise.all([import('./claim.ts'), import('./read-user.ts')]);
  const [claimed] = await Promise.allSettled([claimVisit()]);
  // After the claim, which may have cost a credit.
  const refused = await readUser().then(() => undefined, asRefused);
  if (refused?.code === 'consent_missing') return { path: wanted, needsConsent: true };
  if (claimed.status === 'fulfilled') return { path: claimed.value ?? wanted };
  const { code, message } = asRefused(claimed.reason);
  // The sealed report waits while its credit is bought.
  return { path: code === 'no_credits' ? '/pricing' : wanted, complaint: message };
}
