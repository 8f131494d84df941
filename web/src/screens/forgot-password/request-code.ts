import { asError } from '../../api/refused.ts';
import { loadIdentity } from '../../session/load-identity.ts';
import { sayError } from '../../session/say-error.ts';

export const noAccountText = 'No account found with this email. You may need to create an account';

export async function requestCode(email: string) {
  await (await loadIdentity()).reset(email);
}

export function sayResetError(error: unknown): string {
  return asError(error).name === 'UserNotFoundException' ? noAccountText : sayError(error);
}
