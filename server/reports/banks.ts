import type { BankView } from '../../src/domain/books/bank.ts';
import { zero } from '../../src/domain/money.ts';
import { allBanks } from '../store/books/banks.ts';
import { column } from '../store/database/row.ts';
import type { BusinessTx } from '../store/database/tx.ts';

/**
 * What moved on the accounts of banks kept in a foreign currency, by account: in that currency, and at home what moved in
 * others, which nobody knows the bank's own amount of.
 */
const foreignBalances = (tx: BusinessTx) =>
  tx.query(
    { accountId: column.int, ownBalance: column.exact, otherMoney: column.exact },
    `select l.account_id, coalesce(sum(l.fx_amount) filter (where l.currency = a.currency), 0) as own_balance,
       coalesce(sum(l.amount) filter (where l.currency <> a.currency), 0) as other_money
     from bank b join account a on a.business_id = b.business_id and a.id = b.account_id
     join journal_line l on l.business_id = a.business_id and l.account_id = a.id
     where b.business_id = $1 and a.currency not in ('', $2) group by 1`,
    [tx.business.id, tx.business.homeCurrency],
  );

/** Every bank, oldest first, with its account's balance, from the month rows, and its opening balance as it is. */
export const bankViews = async (tx: BusinessTx): Promise<BankView[]> => {
  const [banks, balances, foreign, openingBalances] = await Promise.all([
    allBanks(tx),
    tx.query(
      { accountId: column.int, balance: column.exact },
      `select account_id, sum(debit - credit) as balance from month_balance
       where business_id = $1 and account_id in (select account_id from bank where business_id = $1) group by account_id`,
      [tx.business.id],
    ),
    foreignBalances(tx),
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
    const balance = balances.find((row) => row.accountId === bank.accountId)?.balance ?? zero;
    const abroad = foreign.find((row) => row.accountId === bank.accountId);
    return {
      ...bank,
      balance,
      ownBalance: abroad?.ownBalance ?? balance,
      otherMoney: abroad?.otherMoney ?? zero,
      openingBalance: opened?.amount ?? zero,
      openingOn: opened?.onDay ?? null,
      openingRate: opened?.rate ?? null,
    };
  });
};
