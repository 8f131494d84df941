import { ownRefusals } from '@redmark/contract';
import { accessToken } from './tokens.ts';

/**
 * Accepts the Terms of Use and the Privacy Policy, for people whose account was made for them. Calls the directory
 * directly, so that no page has to load the part of the identity library for it.
 */
export async function acceptTerms() {
  const { readSite } = await import('../api/site.ts');
  const { endpoint, region } = (await readSite()).identity;
  const UserAttributes = [{ Name: 'custom:privacy_policy', Value: 'true' }];
  const answer = await fetch(endpoint ?? `https://cognito-idp.${region}.amazonaws.com/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.UpdateUserAttributes',
    },
    body: JSON.stringify({ AccessToken: await accessToken(), UserAttributes }),
  });
  if (!answer.ok) throw new Error(ownRefusals.our_fault.message);
}
