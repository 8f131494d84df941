import type { Metrics } from '../metrics/metrics.ts';
import type { Mail } from './mail.ts';

/** The same transport, counting what was sent and what was not. */
export function counted(mail: Mail, { mailed }: Pick<Metrics, 'mailed'>): Mail {
  return {
    ...mail,
    async send(to, email) {
      try {
        await mail.send(to, email);
      } catch (error) {
        mailed('failed');
        throw error;
      }
      mailed('sent');
    },
  };
}
