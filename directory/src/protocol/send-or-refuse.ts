import type { Email } from '../mail.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from './identity-error.ts';

/** Sends an e-mail the caller depends on; when it cannot be sent, the call is refused. */
export async function sendOrRefuse({ mail, log }: Pool, to: string, email: Email) {
  try {
    await mail.send(to, email);
  } catch (error) {
    log(error);
    throw new IdentityError('CodeDeliveryFailureException', 'The code could not be sent. Please try again later.');
  }
}
