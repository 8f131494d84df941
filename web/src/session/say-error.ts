import { refusals } from '@redmark/contract';

/** The sentence for anything that went wrong: the provider's own, but for a network that failed. */
export function sayError(error: unknown): string {
  const { name, message } = error as { name?: string; message?: string };
  if (name === 'NetworkError') return 'We could not reach the server. Check your connection and try again.';
  return message || refusals.our_fault.message;
}
