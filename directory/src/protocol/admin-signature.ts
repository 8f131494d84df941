import { type SignedCall, signatureFlaw } from '../crypto/signature-v4.ts';
import type { AdminKey } from '../pool.ts';
import { IdentityError } from './identity-error.ts';

const mustSign = ['host', 'x-amz-date', 'x-amz-target'];

/** Refuses a call the administrator's key did not sign (Signature Version 4), with Cognito's error messages. */
export function requireAdmin(key: AdminKey | undefined, call: SignedCall, now: Date) {
  switch (signatureFlaw(call, { key, mustSign }, now)) {
    case undefined:
      return;
    case 'missing':
      throw new IdentityError('MissingAuthenticationTokenException', 'Missing Authentication Token');
    case 'unreadable':
    case 'unknown_key':
      throw new IdentityError('UnrecognizedClientException', 'The security token included in the request is invalid.');
    default:
      throw new IdentityError('InvalidSignatureException', 'The request signature does not match or is too old.');
  }
}
