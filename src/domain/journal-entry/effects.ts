import type { Day } from '../day.ts';
import type { Decimal } from '../money.ts';

/** What posting entries does: their lines, and each account's balance before and after, above zero on the side its group has. */
export interface EntryEffects {
  entries: {
    onDay: Day;
    memo: string;
    lines: { accountId: number; account: string; description: string; debit: Decimal; credit: Decimal }[];
  }[];
  balances: { accountId: number; account: string; before: Decimal; after: Decimal }[];
  warnings: string[];
}
