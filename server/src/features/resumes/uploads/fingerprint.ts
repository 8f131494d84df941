import { sha256Of } from '../../../base/sha256.ts';

/** Two files with the same SHA-256 are the same file. */
export const fingerprintOf = async (bytes: Uint8Array): Promise<string> => await sha256Of(bytes);
