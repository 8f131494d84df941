import { onTestFinished, vi } from 'vitest';

/** Puts a key with a session into the environment for one test, as a cloud lends it to its machines. */
export function withLentKey(key: { id: string; secret: string } = { id: 'ASIALENTKEY', secret: 'lent' }) {
  vi.stubEnv('AWS_ACCESS_KEY_ID', key.id);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', key.secret);
  vi.stubEnv('AWS_SESSION_TOKEN', 'a session');
  onTestFinished(() => void vi.unstubAllEnvs());
}
