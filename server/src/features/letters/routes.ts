import * as contract from '@redmark/contract';
import type { Serve } from '../../services.ts';
import type { Letters } from './letters.ts';

export function letterRoutes(serve: Serve, letters: Letters) {
  serve(contract.listLetters, async ({ ownerId }) => await letters.choices(ownerId));
  serve(contract.chooseLetter, async ({ ownerId, body }) => await letters.choose(ownerId, body));
}
