import { type Logger, pino } from 'pino';

export type Log = Logger;

type Asked = { method: string; url: string; ip: string };

/** What the operator reads. Links carry signatures in their query, so a query is never written down. */
export function createLog(level: string): Log {
  return pino({
    level,
    serializers: { req: ({ method, url, ip }: Asked) => ({ method, path: url.split('?')[0], address: ip }) },
  });
}
