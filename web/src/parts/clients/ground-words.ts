import type { Ground } from '@redmark/contract';

/** The grounds on which the data of a client may be held, in words. */
export const groundWords: Record<Ground, string> = {
  consent: 'Consent',
  contract: 'Contract',
  interest: 'Legitimate interest',
};
