import { ownRefusals, Site } from '@redmark/contract';
import { Refused } from './refused.ts';

let reading: Promise<Site> | undefined;

/** The configuration of this installation, fetched once: one build serves every installation. */
export function readSite(): Promise<Site> {
  reading ??= read().catch((error) => {
    reading = undefined;
    throw error;
  });
  return reading;
}

export const verifiesByLink = async () => (await readSite()).identity.verification === 'link';

async function read(): Promise<Site> {
  const response = await fetch('/config.json').catch(() => undefined);
  const site = Site.safeParse(await response?.json().catch(() => undefined));
  if (!site.success) throw new Refused('our_fault', ownRefusals.our_fault.message, response?.status);
  return site.data;
}
