import type { Letter } from '../../mail/mail.ts';
import { IdentityError } from './identity-error.ts';
import type { Pool } from './pool.ts';

/** Sends a letter without which the caller cannot go on. */
export async function mailed({ mail, log }: Pool, to: string, letter: Letter) {
  try {
    await mail.send(to, letter);
  } catch (error) {
    log(error);
    throw new IdentityError('CodeDeliveryFailureException', 'The code could not be sent. Please try again later.');
  }
}
