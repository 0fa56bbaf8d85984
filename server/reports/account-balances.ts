import { closingOf, movementOf, type Sides } from '../../src/domain/books/fiscal-balances.ts';
import { type AccountView, asDebit, type LedgerAccount } from '../../src/domain/books/ledger-account.ts';
import { type Decimal, minus, sum, zero } from '../../src/domain/money.ts';
import type { Span } from '../../src/domain/values/period.ts';
import { allAccounts, openingBalances } from '../store/books/accounts.ts';
import { type FiscalSums, fiscalSums } from '../store/books/fiscal-sums.ts';
import type { Tx } from '../store/database/tx.ts';
import { firstDay, lastDay } from './report.ts';

const netOf = (sides: readonly Sides[]): Decimal =>
  minus(sum(sides.map(({ debit }) => debit)), sum(sides.map(({ credit }) => credit)));

/** What moved in the days themselves: nothing that a new fiscal year carries to retained earnings. */
const movedIn = (sums: FiscalSums, id: number): Decimal => netOf(sums.of.get(id)?.years.slice(1) ?? []);

/** What is on it at the end of the days: of income and expenses, what the fiscal year had until then. */
const closingIn = (sums: FiscalSums, { id, group }: Pick<LedgerAccount, 'id' | 'group'>): Decimal => {
  const found = sums.of.get(id);
  return found ? closingOf(movementOf(group, found.earlier, found.years)) : zero;
};

/**
 * Every account by number, with what moved on it in some days and what is on it today, on the side its group has. Balances of income
 * and expenses are of the fiscal year, as in the trial balance. Source: finance-answers.md, Q65 and Q129.
 */
export const accountViews = async (tx: Tx, { from, to }: Span): Promise<AccountView[]> => {
  const [accounts, opened, range, now] = await Promise.all([
    allAccounts(tx),
    openingBalances(tx),
    fiscalSums(tx, { from: from ?? firstDay, to: to ?? lastDay }),
    fiscalSums(tx, { from: tx.today, to: tx.today }),
  ]);
  return accounts.map(({ openingId: _, ...account }) => {
    const own = (amount: Decimal) => asDebit(account.group, amount);
    const opening = opened.get(account.id);
    return {
      ...account,
      moved: own(movedIn(range, account.id)),
      balance: own(closingIn(now, account)),
      openingBalance: opening ? own(opening.amount) : zero,
      openingOn: opening?.onDay ?? null,
      openingRate: opening?.rate ?? null,
    };
  });
};
