import { ownRefusals } from '@redmark/contract';
import { asError } from '../api/refused.ts';

/** The sentence for anything that went wrong: the error's own, except where the identity library lost the network. */
export function sayError(error: unknown): string {
  const { name, message } = asError(error);
  if (name === 'NetworkError') return 'We could not reach the server. Check your connection and try again.';
  return message || ownRefusals.our_fault.message;
}

type SetError = (field: 'password', error: { message: string }) => void;
type SetFocus = (field: 'password', options: { shouldSelect: boolean }) => void;

/** Shows a password that the directory refuses at its field. False when something else went wrong. */
export function showPasswordRefusal(error: unknown, setError: SetError, setFocus: SetFocus): boolean {
  const { name, message } = asError(error);
  if (name !== 'InvalidPasswordException') return false;
  setError('password', { message });
  setFocus('password', { shouldSelect: true });
  return true;
}
