import type { BankView } from '../../src/domain/bank.ts';
import { zero } from '../../src/domain/money.ts';
import { allBanks } from '../store/banks.ts';
import { column } from '../store/row.ts';
import type { BusinessTx } from '../store/tx.ts';

/** Every bank, oldest first, with its account's balance, from the month rows, and its opening balance as it stands. */
export const bankViews = async (tx: BusinessTx): Promise<BankView[]> => {
  const [banks, balances, openingBalances] = await Promise.all([
    allBanks(tx),
    tx.query(
      { accountId: column.int, balance: column.exact },
      `select account_id, sum(debit - credit) as balance from month_balance
       where business_id = $1 and account_id in (select account_id from bank where business_id = $1) group by account_id`,
      [tx.business.id],
    ),
    tx.query(
      { accountId: column.int, amount: column.exact, rate: column.exact, onDay: column.day },
      `select l.account_id, l.fx_amount as amount, l.rate, l.on_day from bank b
       join journal_line l on l.business_id = b.business_id and l.entry_id = b.opening_id and l.account_id = b.account_id
       where b.business_id = $1`,
      [tx.business.id],
    ),
  ]);
  return banks.map((bank) => {
    const opened = openingBalances.find((row) => row.accountId === bank.accountId);
    return {
      ...bank,
      balance: balances.find((row) => row.accountId === bank.accountId)?.balance ?? zero,
      opening: opened ? { amount: opened.amount, rate: opened.rate, onDay: opened.onDay } : null,
    };
  });
};
