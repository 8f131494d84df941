import type { Identity } from './identity.ts';

/** An installation without accounts: every token is unknown, so all that is done is done by visitors. */
export const nobody: Identity = { userOf: async () => undefined };
