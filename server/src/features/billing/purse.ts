import type { Movement } from '@redmark/contract';
import type { Database } from '../../database/open.ts';

type Income = { reason: 'purchase' | 'renewal'; reference: string; credits: number };

/** What billing asks of whoever keeps the credits. Each is booked once, in the transaction it is given. */
export type Purse = {
  balanceOf(accountId: string): Promise<number>;
  movements(accountId: string): Promise<Movement[]>;
  receive(tx: Database, accountId: string, income: Income): Promise<void>;
  takeBack(tx: Database, accountId: string, reference: string, credits: number): Promise<void>;
  giveBack(tx: Database, accountId: string, reference: string): Promise<void>;
};
