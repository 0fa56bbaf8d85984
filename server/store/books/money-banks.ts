import type { MoneyBank, MovedBank } from '../../../src/domain/bank-money/moved-bank.ts';
import { type AccountRole, accountsWith } from '../../../src/domain/books/accounts.ts';
import { accountEnd, ledgerName } from '../../../src/domain/books/bank.ts';
import { column } from '../database/row.ts';
import { type BusinessTx, Missing } from '../database/tx.ts';
import { findBank } from './banks.ts';

/** The cash on hand, by its role: it has no card of a bank, and goes by the business's own id where a bank is named. */
export const cashOf = async (tx: BusinessTx): Promise<MoneyBank> => {
  const chosen = await tx.query(
    { role: column.text.as<AccountRole>(), accountId: column.int },
    `select role, account_id from account_default where business_id = $1 and role = 'cash'`,
    [tx.business.id],
  );
  const { cash: accountId } = accountsWith(
    Object.fromEntries(chosen.map((one) => [one.role, one.accountId])),
  );
  const [account] = await tx.query(
    { name: column.text },
    'select name from account where business_id = $1 and id = $2',
    [tx.business.id, accountId],
  );
  if (!account) throw new Missing();
  const { id, homeCurrency: currency } = tx.business;
  return { id, accountId, name: account.name, ends: '', currency, active: true, isCash: true };
};

/** A bank, or the cash on hand. @throws Missing */
export const findMoneyBank = async (tx: BusinessTx, id: string): Promise<MoneyBank> => {
  if (id === tx.business.id) return cashOf(tx);
  const bank = await findBank(tx, id);
  const { accountId, currency, active } = bank;
  return { id, accountId, name: ledgerName(bank), ends: accountEnd(bank), currency, active, isCash: false };
};

/** The same with what is on it. Asked while the books are held alone by who will move money on it. @throws Missing */
export const findMovedBank = async (tx: BusinessTx, id: string): Promise<MovedBank> => {
  const bank = await findMoneyBank(tx, id);
  const isHome = bank.currency === tx.business.homeCurrency;
  const [sums] = await tx.query(
    { own: column.exact, home: column.exact, otherMoney: column.exact },
    `select coalesce(sum(case when $3 then amount when currency = $4 then fx_amount else 0 end), 0) as own, coalesce(sum(amount), 0) as home,
       coalesce(sum(amount) filter (where not $3 and currency <> $4), 0) as other_money
     from journal_line where business_id = $1 and account_id = $2`,
    [tx.business.id, bank.accountId, isHome, bank.currency],
  );
  return { ...bank, ...sums! };
};

/** The banks that some accounts are those of, and the cash on hand where it is among them, with what is on each. */
export const movedBanksOn = async (tx: BusinessTx, accountIds: readonly number[]): Promise<MovedBank[]> => {
  const banks = await tx.query(
    { id: column.id },
    'select id from bank where business_id = $1 and account_id = any($2) order by id',
    [tx.business.id, [...new Set(accountIds)]],
  );
  const cash = await cashOf(tx);
  const ids = [...banks.map(({ id }) => id), ...(accountIds.includes(cash.accountId) ? [cash.id] : [])];
  const found: MovedBank[] = [];
  for (const id of ids) found.push(await findMovedBank(tx, id));
  return found;
};

/** The bank that an account is that of, or the cash on hand. @throws Missing */
export const bankOfAccount = async (tx: BusinessTx, accountId: number): Promise<MoneyBank> => {
  const [bank] = await tx.query(
    { id: column.id },
    'select id from bank where business_id = $1 and account_id = $2',
    [tx.business.id, accountId],
  );
  return findMoneyBank(tx, bank?.id ?? tx.business.id);
};

/** What is on a bank after a day, in its own currency. */
export const ownAfter = async (
  tx: BusinessTx,
  { accountId, currency }: MoneyBank,
  day: string,
): Promise<string> => {
  const [row] = await tx.query(
    { own: column.exact },
    `select coalesce(sum(case when $3 then amount when currency = $4 then fx_amount else 0 end), 0) as own
     from journal_line where business_id = $1 and account_id = $2 and on_day <= $5`,
    [tx.business.id, accountId, currency === tx.business.homeCurrency, currency, day],
  );
  return row!.own;
};
