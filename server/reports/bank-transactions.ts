import type { MoneyBank } from '../../src/domain/bank-money/moved-bank.ts';
import type { Decimal } from '../../src/domain/money.ts';
import { bankTransactions as spec } from '../../src/domain/report/bank-transactions.ts';
import type { Range } from '../../src/domain/values/period.ts';
import { bankTransactionWords } from '../../src/domain/words/bank-money.ts';
import { findMoneyBank } from '../store/books/money-banks.ts';
import { notRevalued } from '../store/books/revaluations.ts';
import { column } from '../store/database/row.ts';
import { Missing, type Tx } from '../store/database/tx.ts';
import { accountValues, bankEntries, ownOf } from './bank-entries.ts';
import { firstDay, lastDay, reportSource } from './report.ts';

/** What a bank comes to before some days and after them, its own amount and that at home. */
const sumsOf = async (tx: Tx, bank: MoneyBank, { from, to }: Range) => {
  const [row] = await tx.query(
    {
      opening: column.exact,
      closing: column.exact,
      homeOpening: column.exact,
      homeClosing: column.exact,
    },
    `select coalesce(sum(${ownOf}) filter (where l.on_day < $5), 0) as opening, coalesce(sum(${ownOf}), 0) as closing,
       coalesce(sum(l.amount) filter (where l.on_day < $5), 0) as home_opening, coalesce(sum(l.amount), 0) as home_closing
     from journal_line l where l.business_id = $1 and l.account_id = $2 and l.on_day <= $6 and ${notRevalued('l')}`,
    [...accountValues(tx, bank), from, to],
  );
  return row!;
};

/** The bank as its transactions show it. @throws Missing */
export const transactionBank = async (
  tx: Tx,
  id: string,
): Promise<MoneyBank & { balance: Decimal; homeBalance: Decimal }> => {
  const bank = await findMoneyBank(tx, id);
  const { closing, homeClosing } = await sumsOf(tx, bank, { from: firstDay, to: lastDay });
  return { ...bank, balance: closing, homeBalance: homeClosing };
};

/**
 * A bank's transactions of some days with what it came to before and after them. The balance after each is of all its entries, so that it is
 * the same on every page and under every filter.
 *
 * @throws Missing for a bank there is none of
 */
export const bankTransactions = reportSource(spec, async (tx, { days, bank: picks, page, limit }) => {
  if (picks === null) throw new Missing();
  const bank = await findMoneyBank(tx, picks.bankId);
  const { name, currency } = bank;
  const isForeign = currency !== tx.business.homeCurrency;
  const range = { from: days.from ?? firstDay, to: days.to ?? lastDay };
  const [found, sums] = await Promise.all([
    bankEntries(tx, bank, { ...picks, ...range, statement: null, page, limit }),
    sumsOf(tx, bank, range),
  ]);
  const title = isForeign ? bankTransactionWords.titleOf({ bank: name, currency }) : name;
  const rows = found.rows.map((row) => ({ ...row, currency }));
  return { ...found, rows, title, currency, isForeign, ...sums };
});
