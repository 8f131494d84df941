import { ownRefusals } from '@redmark/contract';

/** The sentence for anything that went wrong: the provider's own, but for a network that failed. */
export function sayError(error: unknown): string {
  const { name, message } = error as { name?: string; message?: string };
  if (name === 'NetworkError') return 'We could not reach the server. Check your connection and try again.';
  return message || ownRefusals.our_fault.message;
}

type SetError = (field: 'password', error: { message: string }) => void;
type SetFocus = (field: 'password', options: { shouldSelect: boolean }) => void;

/** A password that the directory refuses is told where it was typed. False when something else is the matter. */
export function showPasswordRefusal(error: unknown, setError: SetError, setFocus: SetFocus): boolean {
  const { name, message } = error as Error;
  if (name !== 'InvalidPasswordException') return false;
  setError('password', { message });
  setFocus('password', { shouldSelect: true });
  return true;
}
