import { type AccessKey, claimedKeyOf, type SignedCall, signatureFlaw } from '@redmark/directory/signature-v4';
import { FunctionError } from './function-error.ts';

const unknownKey = () =>
  new FunctionError('UnrecognizedClientException', 'The security token included in the request is invalid.');

/** Refuses a caller that does not name the key, before the body is read. */
export function requireClaim(headers: SignedCall['headers'], key: AccessKey) {
  if (headers.authorization === undefined)
    throw new FunctionError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  const claimed = claimedKeyOf(headers);
  if (claimed === undefined)
    throw new FunctionError('IncompleteSignatureException', 'The Authorization header cannot be read.');
  if (claimed !== key.id) throw unknownKey();
}

/** Refuses a call not signed recently with the key, for this service and region. */
export function requireSignature(call: SignedCall, key: AccessKey, region: string, now: Date) {
  const expected = { key, region, service: 'lambda', mustSign: ['host', 'x-amz-date'] };
  switch (signatureFlaw(call, expected, now)) {
    case undefined:
      return;
    case 'missing':
    case 'unreadable':
    case 'unknown_key':
      throw unknownKey();
    case 'stale':
      // Clients look for these first words, set their clock by our Date header and retry.
      throw new FunctionError('InvalidSignatureException', 'Signature expired: it is not of the last five minutes.');
    case 'other_service':
      throw new FunctionError('InvalidSignatureException', `Credential should be scoped to lambda in ${region}.`);
    case 'incomplete':
      throw new FunctionError('InvalidSignatureException', 'The host and the date must be signed.');
    default:
      throw new FunctionError(
        'InvalidSignatureException',
        'The request signature we calculated does not match the signature you provided.',
      );
  }
}
