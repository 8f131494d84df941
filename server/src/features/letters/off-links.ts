import { isLetterKind, type LetterKind } from '@redmark/contract';
import type { Services } from '../../services.ts';

/** Where a letter is turned off, without a sign-in: whoever has the letter has the link. */
export const offPath = '/letters/off/';

/** Links that turn one kind of letter off for one account. They hold for good, since a letter is kept for years. */
export function offLinkFor({ digest, siteUrl }: Pick<Services, 'digest' | 'siteUrl'>) {
  const markOf = (accountId: string, kind: LetterKind) => digest('letter off', accountId, kind);
  return {
    urlFor: (accountId: string, kind: LetterKind) =>
      `${siteUrl}${offPath}${accountId}~${kind}~${markOf(accountId, kind)}`,

    read(token: string): { accountId: string; kind: LetterKind } | undefined {
      const [accountId = '', kind = '', mark] = token.split('~');
      return isLetterKind(kind) && mark === markOf(accountId, kind) ? { accountId, kind } : undefined;
    },
  };
}
