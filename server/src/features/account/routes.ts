import * as contract from '@redmark/contract';
import type { Serve, ServeDownload } from '../../services.ts';
import type { Accounts } from './account.ts';

export function accountRoutes(serve: Serve, serveDownload: ServeDownload, accounts: Accounts) {
  serve(contract.getUser, async ({ ownerId, token, attributes }) => await accounts.profile(ownerId, token, attributes));
  serve(contract.updateUser, async ({ ownerId, token, body }) => await accounts.update(ownerId, token, body));
  serve(contract.deleteUser, async ({ ownerId, token }) => await accounts.remove(ownerId, token));
  serve(contract.giveConsent, async ({ ownerId, token, body }) => accounts.consent(ownerId, token, body.recruiting));
  serveDownload(contract.exportAccount, async ({ ownerId, token }) => await accounts.export(ownerId, token));
}
