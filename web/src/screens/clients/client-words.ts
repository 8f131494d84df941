import type { Ground } from '@redmark/contract';

/** The grounds on which the data of a client may be held, in words. */
export const groundWords: Record<Ground, string> = {
  consent: 'Consent',
  contract: 'Contract',
  interest: 'Legitimate interest',
};

export const clientPath = (id: string) => `/client?id=${id}`;

/** The key of everything that was read of clients. */
export const clientsKey = ['clients'] as const;

/** Labels as they are typed: with commas between, each once. */
export function labelsIn(text: string): string[] {
  return [...new Set(text.split(',').map((label) => label.trim()))].filter(Boolean);
}
